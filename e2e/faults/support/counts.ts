/** Sizes of the fault tests: short in `npm test`, long before a release. */
const isLong = process.env.FAULTS === 'long';

export const counts = {
  /** Submissions per form and fault of the upstream. */
  perFault: isLong ? 10 : 1,
  /** Kills per database and mood of the upstream. */
  kills: isLong ? 50 : 3,
  /** Moods of the upstream in the kill test. */
  moods: isLong ? 3 : 2,
  /** Visitors who send without pause in the kill test. */
  writers: isLong ? 20 : 8,
  /** Submissions per database in the load test. */
  load: isLong ? 15_000 : 150,
  /** Random requests. */
  bodies: isLong ? 20_000 : 600,
  /** Submissions to two sites on one database. */
  shared: isLong ? 400 : 60,
};
