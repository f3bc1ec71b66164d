/** The id of the thank-you on every form's page. Without JavaScript, the hash opens it. */
export const thankYouId = 'thank-you';
export const thankYouHash = `#${thankYouId}`;

/** Returns the id of a field's input, for links in the error banner. */
export const getInputId = (name: string) => `field-${name}`;

/** Returns the id of a part of the form, for links. */
export const getPartId = (index: number) => `part-${index + 1}`;
