/** The label of the switch says what the next pull does. */
export const night = {
  on: 'Night on campus',
  off: 'Morning',
  /** The accessible name while night is on. */
  nameAtNight: 'Night on campus, until morning',
} as const;
