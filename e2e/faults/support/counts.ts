/** How much of everything: the short form is for every day, the long one for a release. */
const isLong = process.env.FAULTS === 'long';

export const counts = {
  /** Submissions to each form for each way in which the upstream fails. */
  perFault: isLong ? 10 : 1,
  /** Times that the site is killed, for each database and mood of the upstream. */
  kills: isLong ? 50 : 3,
  /** Moods of the upstream in which that happens. */
  moods: isLong ? 3 : 2,
  /** Visitors who send without pause meanwhile. */
  writers: isLong ? 20 : 8,
  /** Submissions under load, on each database. */
  load: isLong ? 15_000 : 300,
  /** Bodies that nobody would send. */
  bodies: isLong ? 20_000 : 600,
  /** Submissions through two sites on one database. */
  shared: isLong ? 400 : 60,
};
