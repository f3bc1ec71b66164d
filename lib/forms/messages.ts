/** The messages of all forms: at a field, and after a submission failed. */

/** Most of these are agreed with the agency (docs/editing-copy.md). A field or form may replace some of them. */
export const fieldMessages = {
  required: 'This field is required',
  email: 'Please enter a valid email address',
  instagram: 'Please enter a valid Instagram URL (e.g., instagram.com/username)',
  tiktok: 'Please enter a valid TikTok URL (e.g., tiktok.com/@username)',
  link: 'Please enter a valid URL (e.g., drive.google.com/your-file)',
  rating: 'Please select a rating or N/A',
  number: 'Please enter digits only',
  range: (min: number, max: number) => `Please enter a whole number from ${min} to ${max}`,
};

export const failureTexts = {
  /** The message of the site's own 422, unless the form has a `banner`. */
  invalid: 'Please correct the errors below before submitting',
  noMessage: 'Failed to submit application',
  notJson: 'Server error: ',
  tryAgain: 'An error occurred. Please try again.',
  noticePrefix: 'Error submitting form: ',
} as const;

/** Why the site itself refuses a submission. */
export const refusalTexts = {
  bodyIsNot: (format: string) => `The body is not ${format}.`,
  malformedKey: 'Idempotency-Key must be 1 to 128 letters, digits or any of . _ : ~ -',
  incomplete: 'The body ended too early.',
  crossSite: 'Please send this form from its own page.',
  keyConflict: 'This key was used for another submission.',
  inFlight: 'This submission is still being sent. Please wait a moment.',
  lengthRequired: 'Send the header Content-Length.',
  tooLarge:
    'Your answers are too long. All together, they can have about 8,000 words. Please shorten them.',
  unsupportedType: 'Send JSON or a urlencoded form.',
  rateLimited: 'Too many submissions from your network. Please try again in a few minutes.',
};
