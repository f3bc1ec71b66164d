import { listFields } from '@/lib/forms/list-fields';
import type { ClientForm } from '@/lib/forms/types';

/** The id of a form's part (a group of fields), for links. */
export const getPartId = (index: number) => `part-${index + 1}`;

/** Joins words into a phrase: "resume, Instagram and TikTok". */
const joinWords = (words: readonly string[]) =>
  [words.slice(0, -1).join(', '), ...words.slice(-1)].filter(Boolean).join(' and ');

const pluralize = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`;

/** Returns how long a form is and what to have ready: "6 parts, 18 questions. You’ll need your resume and TikTok links." */
export function summarizeForm(form: Pick<ClientForm, 'groups'>): string {
  const { groups } = form;
  const fields = listFields(form);
  const optional = fields.filter((field) => field.optional).length;
  const ready = fields.flatMap((field) => field.ready ?? []);
  const parts = groups.length > 1 ? `${pluralize(groups.length, 'part')}, ` : '';
  const length = `${parts}${pluralize(fields.length, 'question')}`;
  const asked = `${length}${optional ? ` (${optional}\u00a0optional)` : ''}.`;
  if (ready.length === 0) return asked;
  return `${asked} You’ll need your ${joinWords(ready)} ${ready.length > 1 ? 'links' : 'link'}.`;
}
