/** Formats submissions as CSV or JSON. */
import { stringify } from 'csv-stringify/sync';
import type { SubmissionRow } from '@/lib/server/submissions/store/schema';

/** Rows of the store, newest first; they can be read twice. */
export type Rows = AsyncIterable<SubmissionRow> | Iterable<SubmissionRow>;

/** Returns what people outside of the store may know of a row: neither its lease nor its fingerprint. */
export const toRecord = (row: SubmissionRow) => ({
  received: new Date(row.received_at).toISOString(),
  form: row.form,
  state: row.state,
  id: row.key,
  attempts: row.attempts,
  lastStatus: row.last_status,
  delivered: row.delivered_at && new Date(row.delivered_at).toISOString(),
  spamReason: row.spam_reason,
  /** As sent upstream; null once the upstream has them. */
  fields: row.body === null ? null : (JSON.parse(row.body) as Record<string, unknown>),
});

/** The titles of a record's values, in their order, without `fields`. */
export const TITLES = [
  'received',
  'form',
  'state',
  'ID',
  'attempts',
  'last status',
  'delivered',
  'spam reason',
];

/** Returns a value as people read it: a list in one line. */
export const toText = (value: unknown): unknown =>
  Array.isArray(value) ? value.join(', ') : value;

const toCsvLine = (cells: unknown[]) =>
  stringify([cells.map(toText)], {
    record_delimiter: 'windows',
    // csv-stringify quotes cells with other line ends only by default delimiters.
    quote_record_delimiter: true,
    // Puts an apostrophe before a cell that a spreadsheet would run as a formula.
    escape_formulas: true,
  });

/**
 * Formats rows as CSV (RFC 4180) with a column for each field that any row has. The byte order mark tells
 * Excel that the text is UTF-8.
 *
 * @param rows read twice, first for the names of the columns
 */
export async function* toCsv(rows: Rows): AsyncGenerator<string> {
  const fieldNames = new Set<string>();
  for await (const row of rows)
    for (const name of Object.keys(toRecord(row).fields ?? {})) fieldNames.add(name);
  const names = [...fieldNames];
  yield `\ufeff${toCsvLine([...TITLES, ...names])}`;
  for await (const row of rows) {
    const { fields, ...rest } = toRecord(row);
    yield toCsvLine([...Object.values(rest), ...names.map((name) => fields?.[name])]);
  }
}

/** Formats rows as a JSON array with one line for each row. */
export async function* toJson(rows: Rows): AsyncGenerator<string> {
  let separator = '[\n';
  for await (const row of rows) {
    yield separator + JSON.stringify(toRecord(row));
    separator = ',\n';
  }
  yield separator === '[\n' ? '[]\n' : '\n]\n';
}
