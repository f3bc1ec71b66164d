import { fieldsOf } from '@/lib/forms/fields-of';
import type { ClientForm } from '@/lib/forms/types';

/** The id of a form's part (a group of fields); links of the part lists lead to it. */
export const partId = (index: number) => `part-${index + 1}`;

/** @returns the words as one phrase, like "resume, Instagram and TikTok" */
const inWords = (words: readonly string[]) =>
  [words.slice(0, -1).join(', '), ...words.slice(-1)].filter(Boolean).join(' and ');

const counted = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`;

/**
 * @returns what a form takes, and what to have at hand, like "6 parts, 18 questions. Have ready:
 * resume, Instagram and TikTok links."
 */
export function formSummary(form: Pick<ClientForm, 'groups'>): string {
  const { groups } = form;
  const fields = fieldsOf(form);
  const optional = fields.filter((field) => field.optional).length;
  const ready = fields.flatMap((field) => field.ready ?? []);
  const parts = groups.length > 1 ? `${counted(groups.length, 'part')}, ` : '';
  const length = `${parts}${counted(fields.length, 'question')}`;
  const asked = `${length}${optional ? ` (${optional}\u00a0optional)` : ''}.`;
  if (ready.length === 0) return asked;
  return `${asked} Have\u00a0ready: ${inWords(ready)} ${ready.length > 1 ? 'links' : 'link'}.`;
}
