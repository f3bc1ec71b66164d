import { stringify } from 'csv-stringify/sync';
import type { SubmissionRow } from '@/lib/server/submissions/store/schema';

/** Rows that can be iterated twice. */
export type Rows = AsyncIterable<SubmissionRow> | Iterable<SubmissionRow>;

/** Returns the properties of a row that operators see. */
export const toRecord = (row: SubmissionRow) => ({
  received: new Date(row.received_at).toISOString(),
  form: row.form,
  state: row.state,
  id: row.key,
  attempts: row.attempts,
  lastStatus: row.last_status,
  delivered: row.delivered_at && new Date(row.delivered_at).toISOString(),
  spamReason: row.spam_reason,
  /** The fields as sent upstream; null after delivery. */
  fields: row.body === null ? null : (JSON.parse(row.body) as Record<string, unknown>),
});

/** The titles of the properties that `toRecord` returns, except `fields`, in the same order. */
export const TITLES_IN_RECORD_ORDER = [
  'received',
  'form',
  'state',
  'ID',
  'attempts',
  'last status',
  'delivered',
  'spam reason',
];

export const joinList = (value: unknown): unknown =>
  Array.isArray(value) ? value.join(', ') : value;

const toCsvLine = (cells: unknown[]) =>
  stringify([cells.map(joinList)], {
    record_delimiter: 'windows',
    // Also quotes cells that contain LF or CR alone.
    quote_record_delimiter: true,
    escape_formulas: true,
  });

/**
 * Formats rows as CSV (RFC 4180) with a column for every field of every row. Excel needs the byte order mark to read
 * UTF-8.
 *
 * @param rows is iterated twice, first for the names of the columns
 */
export async function* toCsv(rows: Rows): AsyncGenerator<string> {
  const fieldNames = new Set<string>();
  for await (const row of rows)
    for (const name of Object.keys(toRecord(row).fields ?? {})) fieldNames.add(name);
  const names = [...fieldNames];
  yield `\ufeff${toCsvLine([...TITLES_IN_RECORD_ORDER, ...names])}`;
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
