/** Selects submissions by an operator's filters. */
import 'server-only';
import type { FormId } from '@/lib/forms/types';
import type { OpenDatabase, State, SubmissionRow } from '@/lib/server/submissions/store/schema';

/** `since` (inclusive) and `until` (exclusive) are in ms since 1970. */
export interface Filter {
  key?: string;
  form?: FormId;
  states?: readonly State[];
  since?: number;
  until?: number;
  /** Text in any field, ignoring case. An email address must match as a whole. */
  match?: string;
  limit?: number;
}

export type NumberedRow = SubmissionRow & { seq: number };

/** Rows per statement. Small, because a row of an old release may exceed 1 MiB. */
export const PAGE_ROWS = 100;

const normalize = (text: string) => text.normalize('NFC').toLowerCase();

function createMatcher(match: string): (row: Pick<SubmissionRow, 'body'>) => boolean {
  const wanted = normalize(match);
  const isEmail = /^[^\s@]+@[^\s@]+$/.test(wanted);
  const escaped = wanted.replaceAll(/[\\^$.*+?()[\]{}|/]/g, '\\$&');
  // ann@example.com must not match joann@example.com, jo'ann@example.com or ann@example.com.au.
  const start = "(?<![\\p{L}\\p{N}_.+-]'?)";
  const wholeAddress = isEmail ? new RegExp(`${start}${escaped}(?![\\w-]|\\.\\w)`, 'u') : undefined;
  const hasText = (text: string) =>
    wholeAddress ? wholeAddress.test(text) : text.includes(wanted);
  return ({ body }) =>
    body !== null &&
    Object.values(JSON.parse(body) as Record<string, unknown>).some((value) =>
      hasText(normalize([value].flat().join(', '))),
    );
}

/**
 * Reads the selected rows in pages, newest first.
 *
 * @param beforeSeq excludes rows with this `seq` or a higher one
 */
export async function* readPages(
  { db }: Pick<OpenDatabase, 'db'>,
  { key, form, states, since, until, match, limit = Infinity }: Filter,
  beforeSeq = Number.MAX_SAFE_INTEGER,
): AsyncGenerator<NumberedRow[]> {
  const isMatch = match === undefined ? () => true : createMatcher(match);
  for (let remaining = limit; remaining > 0;) {
    const page = await db
      .selectFrom('submissions')
      .selectAll()
      .where('seq', '<', beforeSeq)
      .$if(key !== undefined, (query) => query.where('key', '=', key!))
      .$if(form !== undefined, (query) => query.where('form', '=', form!))
      .$if(states !== undefined, (query) => query.where('state', 'in', states!))
      .$if(since !== undefined, (query) => query.where('received_at', '>=', since!))
      .$if(until !== undefined, (query) => query.where('received_at', '<', until!))
      .orderBy('seq', 'desc')
      .limit(PAGE_ROWS)
      .execute();
    const rows = page.filter(isMatch).slice(0, remaining);
    if (rows.length > 0) yield rows;
    if (page.length < PAGE_ROWS) return;
    remaining -= rows.length;
    beforeSeq = page.at(-1)!.seq;
  }
}
