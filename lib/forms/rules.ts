/** Rules for the values of a field, as data for the browser; schema.ts turns them into checks. */

export interface Rule {
  /** The name of the check in schema.ts. */
  accepts: 'text' | 'email' | 'browserEmail' | 'wholeNumber' | 'instagram' | 'tiktok' | 'link';
  /** Accepts blank and missing values, too. */
  optional?: true;
  /** Replaces the message for a wrong value. */
  message?: string;
  /** Replaces the message for a blank value. */
  empty?: string;
}

/** Text that must not be blank. */
export const required = (): Rule => ({ accepts: 'text' });

/** Text that may be blank or missing; then `""` is sent. */
export const optional = (): Rule => ({ accepts: 'text', optional: true });

/** An email address: text, an at-sign, text, a dot, text, without spaces. */
export const email = (message?: string, empty?: string): Rule => ({
  accepts: 'email',
  ...(message && { message }),
  ...(empty && { empty }),
});

/** An email address that `<input type="email">` accepts. */
export const browserEmail = (): Rule => ({ accepts: 'browserEmail' });

/** A link that contains `instagram.com/` followed by something. */
export const instagramLink = (): Rule => ({ accepts: 'instagram' });

/** A link that contains `tiktok.com/@` followed by something. */
export const tiktokLink = (): Rule => ({ accepts: 'tiktok' });

/** A required link: text with a dot and at least 2 characters after it. */
export const link = (message: string, empty: string): Rule => ({ accepts: 'link', message, empty });

export const optionalLink = (): Rule => ({ accepts: 'link', optional: true });

/** A whole number between the field's `min` and `max`, which are required. Sent as a number; cannot be optional. */
export const wholeNumber = (): Rule => ({ accepts: 'wholeNumber' });
