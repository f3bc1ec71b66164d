/** Copy that all forms share. A form's labels, hints and buttons are in its own file. */
export const formCopy = {
  optional: '(optional)',
  choose: 'Choose one',
  fillIn: 'Fill in',
  parts: 'Parts of the form',
  /** For the bar above a form (form-strip.tsx): “6 parts”, “2 of 6 done”, “12 left”. */
  stripParts: 'parts',
  stripOf: 'of',
  stripDone: 'done',
  stripErrors: 'left',
  /** For screen readers. */
  sending: 'Sending your form',
  fieldsLeft: (count: number) =>
    count > 0 ? `${count} ${count === 1 ? 'field' : 'fields'} left` : '',
  dismiss: 'Dismiss',
  /** Stamped on the ticket of the thank-you. */
  received: 'Received',
};

/** Copy of the answer page: without JavaScript, it shows why a form was not accepted. */
export const answerCopy = {
  documentTitle: 'Error: please check your form',
  title: 'Please check your form',
  back: 'Back to your form',
  /** Shown after the link if the site could not read the values. */
  backNote: '. Your browser’s Back button keeps what you filled in.',
};

export const draftCopy = {
  kept: 'Your answers are saved until you close this tab. Nothing’s sent until you hit Send.',
  /** Shown if session storage is blocked or full. */
  notKept: 'Your browser can’t save this form. Reloading the page will empty it.',
  clear: 'Clear this form',
  cleared: 'The form is empty.',
  clearedWhileSent: 'The form is empty. What you sent is still on its way.',
  restore: 'Bring it back',
};
