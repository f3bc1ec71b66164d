/** Rules for a field's values, as data that pages can pass to the browser; schema.ts turns them into checks. */

export interface Rule {
  /** The name of the check in schema.ts. */
  accepts: 'text' | 'email' | 'browserEmail' | 'wholeNumber' | 'instagram' | 'tiktok' | 'link';
  /** Accepts blank and missing values, too. */
  optional?: true;
  /** Replaces the message for a wrong value. */
  message?: string;
  /** Replaces the message for a blank value. */
  blankMessage?: string;
}

/** Text that must not be blank. */
export const required = (): Rule => ({ accepts: 'text' });

/** Text that may be blank or missing. It is then sent as `""`. */
export const optional = (): Rule => ({ accepts: 'text', optional: true });

/** An email address: text, @, text, a dot and text, without spaces. */
export const email = (message?: string, blankMessage?: string): Rule => ({
  accepts: 'email',
  ...(message && { message }),
  ...(blankMessage && { blankMessage }),
});

/** An email address that `<input type="email">` accepts. */
export const browserEmail = (): Rule => ({ accepts: 'browserEmail' });

/** Text that contains `instagram.com/` and at least one character after it. */
export const instagramLink = (): Rule => ({ accepts: 'instagram' });

/** Text that contains `tiktok.com/@` and at least one character after it. */
export const tiktokLink = (): Rule => ({ accepts: 'tiktok' });

/** A required link: text with a dot and at least 2 characters after it. */
export const link = (message: string, blankMessage: string): Rule => ({
  accepts: 'link',
  message,
  blankMessage,
});

export const optionalLink = (): Rule => ({ accepts: 'link', optional: true });

/** A whole number between the field's `min` and `max`, which are required. Sent as a number; cannot be optional. */
export const wholeNumber = (): Rule => ({ accepts: 'wholeNumber' });
