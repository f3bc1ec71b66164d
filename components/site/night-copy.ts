/** At the tassel: what the next pull does. */
export const night = {
  on: 'Night on campus',
  off: 'Morning',
  /** The switch’s name at night, for those who hear it. */
  until: 'Night on campus, until morning',
} as const;
