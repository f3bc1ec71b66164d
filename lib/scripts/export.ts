/** What `npm run submissions -- export` writes. */
import { stringify } from 'csv-stringify/sync';
import type { SubmissionRow } from '@/lib/server/submissions/store/schema';

/** Rows as the store has them, newest first; the same whenever they are read. */
export type Rows = AsyncIterable<SubmissionRow> | Iterable<SubmissionRow>;

/** @returns what may be known of a row outside of the store: no lease, no fingerprint */
export const exported = (row: SubmissionRow) => ({
  key: row.key,
  form: row.form,
  state: row.state,
  received: new Date(row.received_at).toISOString(),
  attempts: row.attempts,
  lastStatus: row.last_status,
  delivered: row.delivered_at && new Date(row.delivered_at).toISOString(),
  spamReason: row.spam_reason,
  /** As sent upstream; null once the upstream has them. */
  fields: row.body === null ? null : (JSON.parse(row.body) as Record<string, unknown>),
});

/**
 * Where a spreadsheet's separator is a semicolon or a tab, a cell of ours may be several of its own, and
 * each of them a formula. The beginning of a cell is csv-stringify's.
 */
const harmless = (text: string) => text.replaceAll(/([;\t\r\n][ "]{0,5})(?=[=+@-])/g, "$1'");
const cellOf = (value: unknown) => {
  const text: unknown = Array.isArray(value) ? value.join(', ') : value;
  return typeof text === 'string' ? harmless(text) : text;
};

/** Of what `exported` gives besides the fields, in its order. */
const TITLES = [
  'key',
  'form',
  'state',
  'received',
  'attempts',
  'last status',
  'delivered',
  'spam reason',
];

/** One line of CSV. A delimiter of one's own turns the quoting of other line ends off, unless asked for. */
export const csvLine = (cells: unknown[]) =>
  stringify([cells.map(cellOf)], {
    record_delimiter: 'windows',
    quote_record_delimiter: true,
    escape_formulas: true,
  });

/**
 * Writes rows as CSV (RFC 4180: lines end in CRLF, quotes are doubled), one column for each field
 * that a row has. A text that a spreadsheet would take for a formula gets an apostrophe in front. It begins
 * with a byte order mark: without one, Excel takes “José” for another encoding.
 *
 * @param rows read twice: the first time for the names of the columns
 */
export async function* toCsv(rows: Rows): AsyncGenerator<string> {
  const fieldNames = new Set<string>();
  for await (const row of rows)
    for (const name of Object.keys(exported(row).fields ?? {})) fieldNames.add(name);
  const names = [...fieldNames];
  yield `\ufeff${csvLine([...TITLES, ...names])}`;
  for await (const row of rows) {
    const { fields, ...rest } = exported(row);
    yield csvLine([...Object.values(rest), ...names.map((name) => fields?.[name])]);
  }
}

/** Writes rows as a JSON array, a line for each. */
export async function* toJson(rows: Rows): AsyncGenerator<string> {
  let before = '[\n';
  for await (const row of rows) {
    yield before + JSON.stringify(exported(row));
    before = ',\n';
  }
  yield before === '[\n' ? '[]\n' : '\n]\n';
}
