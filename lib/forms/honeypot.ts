/**
 * The name of a hidden field of every form. Visible text in it marks the submission as spam. The name, and its label in
 * components/forms/copy.ts, avoid words that autofill looks for (name, mail, phone, address, company, url, code, …).
 */
export const honeypotName = 'extra_note';
