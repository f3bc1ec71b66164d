/**
 * Rules for what a field accepts, as plain data that a page passes to the browser; schema.ts turns them into checks.
 * Messages are word for word the specification's.
 */

export interface Rule {
  /** The check in schema.ts; `browserEmail` accepts what `<input type="email">` accepts. */
  accepts: 'text' | 'email' | 'browserEmail' | 'wholeNumber' | 'instagram' | 'tiktok' | 'link';
  /** Accepts blank and absent values, too. */
  optional?: true;
  /** Replaces the message for a wrong value. */
  message?: string;
  /** Replaces the message for a blank value. */
  empty?: string;
}

/** Text that must not be blank. */
export const required = (): Rule => ({ accepts: 'text' });

/** Text that may be blank or absent, which is sent as `""`. */
export const optional = (): Rule => ({ accepts: 'text', optional: true });

/** An email address by the specification's loose pattern. */
export const email = (message?: string, empty?: string): Rule => ({
  accepts: 'email',
  ...(message && { message }),
  ...(empty && { empty }),
});

/** An email address exactly as browsers accept it. */
export const browserEmail = (): Rule => ({ accepts: 'browserEmail' });

/** A link that contains `instagram.com/` followed by something. */
export const instagramLink = (): Rule => ({ accepts: 'instagram' });

/** A link that contains `tiktok.com/@` followed by something. */
export const tiktokLink = (): Rule => ({ accepts: 'tiktok' });

/** A required link: anything with a dot followed by at least 2 characters. */
export const link = (message: string, empty: string): Rule => ({ accepts: 'link', message, empty });

export const optionalLink = (): Rule => ({ accepts: 'link', optional: true });

/**
 * A whole number in digits between the field's `min` and `max`, sent as a number. The field needs both limits and
 * cannot be optional.
 */
export const wholeNumber = (): Rule => ({ accepts: 'wholeNumber' });
