export const resultCopy = {
  /** The title if a field has an error. */
  invalid: 'Please check your form',
  /** The title after any other failure. */
  failed: 'Your form didn’t go through',
  documentTitle: (title: string) => `Error: ${title}`,
  back: 'Back to your form',
  /** Shown after the link if the site could not read the values. */
  backNote: 'Your browser’s Back button keeps what you filled in.',
};
