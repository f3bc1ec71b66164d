/**
 * What a field accepts, and what it says otherwise, as plain data: it travels to the browser with the page.
 * schema.ts makes the check of it. Messages are word for word the specification's (docs/decisions.md).
 */

/** The patterns are in schema.ts. Those of `browser…` are what a browser's own inputs accept. */
export interface Rule {
  accepts: 'text' | 'email' | 'browserEmail' | 'browserInteger' | 'instagram' | 'tiktok' | 'link';
  /** It accepts nothing, too. */
  optional?: true;
  /** Said of a value that does not match, and of none, where it is not what schema.ts says. */
  message?: string;
  empty?: string;
}

/** Text that must not be blank; what is sent is trimmed. */
export const required = (): Rule => ({ accepts: 'text' });

/** Text that may be blank or absent; it is sent trimmed, as `""` by default. */
export const optional = (): Rule => ({ accepts: 'text', optional: true });

/** An email by the specification's loose pattern. */
export const email = (message?: string, empty?: string): Rule => ({
  accepts: 'email',
  ...(message && { message }),
  ...(empty && { empty }),
});

/** An email exactly as browsers accept it. */
export const browserEmail = (): Rule => ({ accepts: 'browserEmail' });

/** A link that must hold `instagram.com/` followed by something. */
export const instagramLink = (): Rule => ({ accepts: 'instagram' });

/** A link that must hold `tiktok.com/@` followed by something. */
export const tiktokLink = (): Rule => ({ accepts: 'tiktok' });

/** A link that must be there: anything with a dot followed by at least 2 characters. */
export const link = (message: string, empty: string): Rule => ({ accepts: 'link', message, empty });

/** A link that may be blank. */
export const optionalLink = (): Rule => ({ accepts: 'link', optional: true });

/**
 * A whole number between the field's `min` and `max`, as a browser's number input accepts it; a number is sent.
 * A field needs both, and is never optional: blank is no number.
 */
export const wholeNumber = (): Rule => ({ accepts: 'browserInteger' });
