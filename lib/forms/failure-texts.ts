/** The messages after a failed submission. */

export const failureTexts = {
  /** The message of the site's own 422, unless the form has a `banner`. */
  invalid: 'Please correct the errors below before submitting',
  /** The upstream refused without a message or, for some forms, did not respond. */
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
  /** The site's own 409, if the same key comes with other values. */
  keyConflict: 'This key was used for another submission.',
  /** The site's own 409, if another request is sending the submission. */
  inFlight: 'This submission is still being sent. Please wait a moment.',
  lengthRequired: 'Send the header Content-Length.',
  tooLarge:
    'Your answers are too long. All together, they can have about 8,000 words. Please shorten them.',
  unsupportedType: 'Send JSON or a urlencoded form.',
  rateLimited: 'Too many submissions from your network. Please try again in a few minutes.',
};
