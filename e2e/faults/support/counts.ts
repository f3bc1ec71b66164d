/** How often fault tests repeat something: small in `npm test`, large with FAULTS=long. */
const isLong = process.env.FAULTS === 'long';

export const counts = {
  /** Submissions for each form and fault of the upstream. */
  perFault: isLong ? 10 : 1,
  /** Kills for each database and behavior of the upstream, in the kill test. */
  kills: isLong ? 50 : 3,
  /** Behaviors of the upstream in the kill test. */
  behaviors: isLong ? 3 : 2,
  /** Visitors who keep sending in the kill test. */
  writers: isLong ? 20 : 8,
  /** Submissions for each database in the load test. */
  loadSubmissions: isLong ? 15_000 : 150,
  /** Random requests to the site, in hostile.test.ts. */
  requests: isLong ? 20_000 : 600,
  /** Submissions to two sites on one database. */
  shared: isLong ? 400 : 60,
};
