/** The visible label of the switch between day and night names the palette that the next click shows. */
export const nightLabels = {
  toNight: 'Night on campus',
  toDay: 'Morning',
  /** The accessible name while the night palette is shown. */
  nameAtNight: 'Night on campus, until morning',
} as const;
