export const resultCopy = {
  documentTitle: 'Error: please check your form',
  title: 'Please check your form',
  back: 'Back to your form',
  /** Shown after the link if the site could not read the values. */
  backNote: '. Your browser’s Back button keeps what you filled in.',
};
