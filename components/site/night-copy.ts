/** The label of the switch between day and night says what the next pull at its tassel does. */
export const night = {
  on: 'Night on campus',
  off: 'Morning',
  /** The accessible name while night is on. */
  nameAtNight: 'Night on campus, until morning',
} as const;
