export const rolePageCopy = {
  applyNow: 'Apply Now',
  apply: 'Apply',
  howToApply: 'How to apply',
  /** For screen readers, after the role’s name in the Apply bar. */
  toTop: 'top of the page',
  form: 'Application form',
  /** Printed before the page’s address. */
  printedAddress: 'Apply online:',
  closed: 'Closed for now',
  closedText: 'This role isn’t taking applications right now. Other roles may be open.',
  otherRoles: 'See all roles',
  /** For roles whose pay is unknown. The notes of campus-form.ts are the place to ask. */
  unknownPay: 'Ask us in the form',
};

/** The end of “How to apply”. */
export const whatFollows =
  'Our team reads it, and if you’re a good fit, we’ll email you next steps.';

/** After an application was sent. */
export const whoReads = 'Our team reads every application.';

/** After an application to the creator network; the thank-you of the campus roles has this sentence already. */
export const goodFit = 'If you’re a good fit, we’ll email you next steps.';
