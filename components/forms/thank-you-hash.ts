/** The id of every form's thank-you, and the hash that a form sent without script comes back with. */
export const thankYouId = 'thank-you';
export const thankYouHash = `#${thankYouId}`;
