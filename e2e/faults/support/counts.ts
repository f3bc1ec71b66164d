/** How often fault tests repeat something. */
export const counts = {
  /** Submissions for each form and fault of the upstream. */
  perFault: 1,
  /** Kills for each database and behavior of the upstream. KILLS=50 makes the kill test longer. */
  kills: Number(process.env.KILLS ?? 3),
  /** Visitors who keep sending in the kill test. */
  writers: 8,
  /** Submissions to two sites on one database. */
  shared: 60,
};
