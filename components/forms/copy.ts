/** Copy that all forms share. A form's labels, hints and buttons are in its own file. */
export const formCopy = {
  optional: '(optional)',
  choose: 'Choose one',
  draftNotice: 'Saved on this device until you close this tab. Nothing’s sent until you hit Send.',
  /** Below the notice after a failed submission. */
  answersKept: 'Your answers are still here.',
  parts: 'Parts of the form',
  /** For screen readers, after the name of a part. */
  partStates: { done: ', done', invalid: ', has errors' },
  /** The label of the hidden field that only robots fill in (lib/forms/honeypot.ts). */
  honeypot: 'Leave this field empty',
  /** Below the button that sends the form. */
  privacy: { before: 'What happens to your answers:', link: 'our privacy policy' },
  /** For screen readers. */
  sending: 'Sending your form',
  countErrors: (count: number) => (count > 0 ? `${count} ${count === 1 ? 'error' : 'errors'}` : ''),
  /** Stamped on the ticket of the thank-you. */
  received: 'Received',
};
