/**
 * The honeypot: an input that people never see and no browser fills in by itself (its name
 * and label match none of the words that autofill looks for: name, mail, phone, address, company,
 * url, code, …). Whatever arrives in it marks the submission as spam.
 */
export const honeypot = { name: 'extra_note', label: 'Leave this field empty' } as const;
