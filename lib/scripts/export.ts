/** What `npm run submissions -- export` writes. */
import { stringify } from 'csv-stringify/sync';
import { forms } from '@/lib/forms/registry';
import type { SubmissionRow } from '@/lib/server/submissions/store/schema';

/** Rows as the store has them, newest first. */
export type Rows = AsyncIterable<SubmissionRow>;

const iso = (time: number | null) => (time === null ? null : new Date(time).toISOString());

/** @returns what may be known of a row outside of the store: no lease, no fingerprint */
export function exported(row: SubmissionRow) {
  return {
    key: row.key,
    form: row.form,
    state: row.state,
    received: new Date(row.received_at).toISOString(),
    attempts: row.attempts,
    lastStatus: row.last_status,
    delivered: iso(row.delivered_at),
    /** As sent upstream; null once the upstream has them. */
    fields: row.body === null ? null : (JSON.parse(row.body) as Record<string, unknown>),
  };
}

async function fieldNames(rows: Rows): Promise<string[]> {
  const names = new Set(
    Object.values(forms).flatMap(({ groups, sentAs }) =>
      groups.flatMap(({ fields }) => fields.map(({ name }) => sentAs?.[name] ?? name)),
    ),
  );
  // A field that a form once had may still be in the store.
  for await (const row of rows) {
    for (const name of Object.keys(exported(row).fields ?? {})) names.add(name);
  }
  return [...names];
}

// A delimiter of one's own turns the quoting of other line ends off, unless asked for.
const line = (cells: unknown[]) =>
  stringify([cells.map((cell) => (Array.isArray(cell) ? cell.join(', ') : cell))], {
    record_delimiter: 'windows',
    quote_record_delimiter: true,
    escape_formulas: true,
  });

/**
 * Writes rows as CSV (RFC 4180: lines end in CRLF, quotes are doubled), one column for each field.
 * A text that a spreadsheet would take for a formula gets an apostrophe in front.
 *
 * @param rows called twice: the first time for the names of the columns
 */
export async function* toCsv(rows: () => Rows): AsyncGenerator<string> {
  const names = await fieldNames(rows());
  const known = ['key', 'form', 'state', 'received', 'attempts', 'last status', 'delivered'];
  yield line([...known, ...names]);
  for await (const row of rows()) {
    const { fields, ...rest } = exported(row);
    yield line([...Object.values(rest), ...names.map((name) => fields?.[name])]);
  }
}

/** Writes rows as a JSON array, a line for each. */
export async function* toJson(rows: () => Rows): AsyncGenerator<string> {
  let before = '[\n';
  for await (const row of rows()) {
    yield before + JSON.stringify(exported(row));
    before = ',\n';
  }
  yield before === '[\n' ? '[]\n' : '\n]\n';
}
