/** How `npm run submissions` shows submissions to people. */
import { exported, type Rows } from '@/lib/scripts/export';
import type { SubmissionRow } from '@/lib/server/submissions/store/schema';

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** Wide enough for nearly all, so that lines can be written before all rows are read. */
const WIDTHS = [19, 26, 45, 36, 0];

const inColumns = (...texts: string[]) =>
  `${texts.map((text, column) => text.padEnd(WIDTHS[column]!)).join('  ')}\n`;

function who(fields: Record<string, unknown> | null, state: string): string {
  if (!fields) return state === 'deleted' ? '(deleted on request)' : '(with the upstream)';
  const { firstName, first_name, name, lastName, last_name, email } = fields;
  const first = firstName ?? first_name ?? name ?? '';
  return `${first} ${lastName ?? last_name ?? ''} <${email ?? ''}>`.replaceAll(/\s+/g, ' ').trim();
}

/** @returns one line for each row: when, which form, who, where it stands, ID; `none` if there is none */
export async function* listing(rows: Rows, none = 'The store is empty.'): AsyncGenerator<string> {
  let head = inColumns('received (UTC)', 'form', 'who', 'state', 'ID');
  for await (const row of rows) {
    const { received, form, state, attempts, lastStatus, key, spamReason, fields } = exported(row);
    const tried = `pending (tried ${attempts} ×, last ${lastStatus ?? 'no answer'})`;
    const settled = state === 'spam' && spamReason ? `spam (${spamReason})` : state;
    const stands = state === 'pending' ? tried : settled;
    const time = received.slice(0, 19).replace('T', ' ');
    // As much of a key as is enough to find it again; others may begin alike.
    const id = UUID.test(key) ? key.slice(0, 8) : key;
    yield head + inColumns(time, form, who(fields, state), stands, id);
    head = '';
  }
  if (head) yield `${none}\n`;
}

/** @returns everything of one row, a line for each thing */
export function* describeRow(row: SubmissionRow): Generator<string> {
  const { fields, ...rest } = exported(row);
  for (const [name, value] of Object.entries({ ...rest, ...fields })) {
    const text = Array.isArray(value) ? value.join(', ') : `${value ?? ''}`;
    yield `${name}: ${text.replaceAll(/\r?\n/g, '\n    ')}\n`;
  }
  if (row.state === 'deleted') yield 'Its fields were deleted on request.\n';
  else if (!fields) yield 'Its fields are with the upstream and no longer here.\n';
}
