/** Removes accidental characters from typed text. */
import type { NumberField, TextAreaField, TextField } from '@/lib/forms/types';

export type FieldWithText = TextField | NumberField | TextAreaField;

/** Joiners, zero-width spaces, direction marks, soft hyphens and fillers. */
const INVISIBLE = /\p{Default_Ignorable_Code_Point}/gu;
/** U+2800, the blank Braille pattern, looks like a space. */
const BLANK = /^[\s\p{Default_Ignorable_Code_Point}\u2800]*$/u;

export const isBlankText = (text: string): boolean => BLANK.test(text);

/** Removes leftovers of pasting and dictation around an address: `mailto:`, brackets, quotes, the end of a sentence. */
function unwrapEmail(text: string): string {
  const withoutStart = text.replace(/^(?:mailto:|[\s"'`“”„‘’‚«»‹›<>()[\]{}])+/i, '');
  const [address] = withoutStart.split('?'); // mailto:ada@example.edu?subject=Hi
  // Searches from the end. `/[…]+$/` would take quadratic time.
  return /^.*[^\s"'`“”„‘’‚«»‹›<>()[\]{}.,;:!]/s.exec(address!)?.[0] ?? '';
}

/** Trims text. Text without visible characters becomes empty. */
export function cleanText(text: string, field: FieldWithText): string {
  if (isBlankText(text)) return '';
  // Names and prose keep the joiners of their scripts. Copied addresses, phone numbers and links may contain invisible
  // characters.
  const isProse = field.type === 'textarea' || (field.type === 'text' && !field.isLink);
  const visible = isProse ? text : text.replace(INVISIBLE, '');
  return (field.type === 'email' ? unwrapEmail(visible) : visible).trim();
}
