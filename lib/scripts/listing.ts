/** Formats submissions for a terminal. */
import { formatColumns, type Column } from '@/lib/scripts/columns';
import { TITLES_IN_RECORD_ORDER, joinList, toRecord, type Rows } from '@/lib/scripts/export';
import { COUNT_LIMIT } from '@/lib/server/submissions/store/records';
import type { SubmissionRow } from '@/lib/server/submissions/store/schema';

/** Formats a count of `countUndelivered`, which stops counting at COUNT_LIMIT + 1. */
export const formatCount = (count: number) =>
  count > COUNT_LIMIT ? 'more than 10,000' : `${count}`;

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

function describeSender(row: SubmissionRow): string {
  const { fields } = toRecord(row);
  if (!fields) return '(removed after delivery)';
  const { firstName, first_name, name, lastName, last_name, email } = fields;
  const first = firstName ?? first_name ?? name ?? '';
  return `${first} ${lastName ?? last_name ?? ''} <${email ?? ''}>`.replaceAll(/\s+/g, ' ').trim();
}

function describeState({ state, attempts, last_status, spam_reason }: SubmissionRow): string {
  if (state === 'pending')
    return `pending (attempts ${attempts}, last status ${last_status ?? '–'})`;
  return state === 'spam' && spam_reason ? `spam (${spam_reason})` : state;
}

const COLUMNS: readonly Column<SubmissionRow>[] = [
  {
    title: 'received (UTC)',
    minWidth: 19,
    text: (row) => toRecord(row).received.slice(0, 19).replace('T', ' '),
  },
  { title: 'form', minWidth: 26, text: ({ form }) => form },
  { title: 'sender', minWidth: 45, text: describeSender },
  { title: 'state', minWidth: 38, text: describeState },
  // The first 8 characters of a UUID are unique enough. Other keys may start alike, so they are shown in full.
  { title: 'ID', minWidth: 0, text: ({ key }) => (UUID.test(key) ? key.slice(0, 8) : key) },
];

export const formatRows = (rows: Rows, emptyMessage = 'No submissions match.') =>
  formatColumns(COLUMNS, rows, emptyMessage);

export function* describeRow(row: SubmissionRow): Generator<string> {
  const { fields, ...rest } = toRecord(row);
  const values = Object.values(rest).map((value, index): [string, unknown] => [
    TITLES_IN_RECORD_ORDER[index]!,
    value,
  ]);
  for (const [name, value] of [...values, ...Object.entries(fields ?? {})])
    yield `${name}: ${`${joinList(value) ?? ''}`.replaceAll(/\r?\n/g, '\n    ')}\n`;
  if (!fields) yield 'The fields were removed after delivery; the upstream has them.\n';
}
