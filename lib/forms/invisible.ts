/** Invisible characters: joiners, zero-width spaces, direction marks, soft hyphens and fillers. */

const INVISIBLE = /\p{Default_Ignorable_Code_Point}/gu;
/** U+2800, the blank Braille pattern, looks like a space. */
const BLANK = /^[\s\p{Default_Ignorable_Code_Point}\u2800]*$/u;

/** Removes invisible characters, which copied email addresses, phone numbers and links may contain. */
export const removeInvisible = (text: string): string => text.replace(INVISIBLE, '');

export const isBlankText = (text: string): boolean => BLANK.test(text);
