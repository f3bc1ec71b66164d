import { listFields } from '@/lib/forms/list-fields';
import type { ClientForm } from '@/lib/forms/types';

/** Returns the id of a part of the form, for links. */
export const getPartId = (index: number) => `part-${index + 1}`;

/** Joins words into a phrase: "resume, Instagram and TikTok". */
const joinWords = (words: readonly string[]) =>
  [words.slice(0, -1).join(', '), ...words.slice(-1)].filter(Boolean).join(' and ');

const pluralize = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`;

/**
 * Returns a form's length and the links that it asks for: "6 parts, 18 questions. You’ll need your resume and TikTok
 * links."
 */
export function summarizeForm(form: Pick<ClientForm, 'parts'>): string {
  const fields = listFields(form);
  const optional = fields.filter((field) => field.optional).length;
  const links = fields.flatMap((field) => field.neededLink ?? []);
  const parts = form.parts.length > 1 ? `${pluralize(form.parts.length, 'part')}, ` : '';
  const length = `${parts}${pluralize(fields.length, 'question')}`;
  const summary = `${length}${optional ? ` (${optional}\u00a0optional)` : ''}.`;
  if (links.length === 0) return summary;
  return `${summary} You’ll need your ${joinWords(links)} ${links.length > 1 ? 'links' : 'link'}.`;
}
