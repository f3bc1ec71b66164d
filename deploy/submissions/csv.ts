/** Formats submissions as CSV (RFC 4180) for spreadsheets. */
import { stringify } from 'csv-stringify/sync';
import type { SubmissionRow } from '@/lib/server/submissions/store/tables';

/** Numbers like +1 (555) 010-0100, which no spreadsheet reads as a formula that does harm. */
const PHONE_NUMBER = /^\+[\d ().-]+$/;

/**
 * Matches where a spreadsheet would read a formula: at the start of a cell, or of what becomes a cell where Excel
 * separates at ; instead (https://owasp.org/www-community/attacks/CSV_Injection).
 */
const FORMULA_START = /(^|[;\t\r\n])(?="*[=+\-@\t\r\uff1d\uff0b\uff0d\uff20])/g;

export const formatTime = (ms: number) => new Date(ms).toISOString();

/** Returns the fields as sent upstream; an empty object after delivery. */
export const readFields = ({ body }: Pick<SubmissionRow, 'body'>): Record<string, unknown> =>
  body ? JSON.parse(body) : {};

export const formatValue = (value: unknown): string =>
  Array.isArray(value) ? value.join(', ') : `${value ?? ''}`;

/** Returns a table with a column for every field of every row. */
export function formatCsv(rows: readonly SubmissionRow[]): string {
  const fieldNames = [...new Set(rows.flatMap((row) => Object.keys(readFields(row))))];
  const lines = rows.map((row) => {
    const fields = readFields(row);
    return [
      formatTime(row.created_at),
      row.form,
      row.state,
      row.key,
      ...fieldNames.map((name) => formatValue(fields[name])),
    ];
  });
  return stringify([['received', 'form', 'state', 'ID', ...fieldNames], ...lines], {
    // Without the byte order mark, Excel does not read UTF-8.
    bom: true,
    record_delimiter: 'windows',
    // Also quotes cells that contain LF or CR alone.
    quote_record_delimiter: true,
    // Some spreadsheets also separate at these, but not within quotes.
    quoted_match: /[;\t]/,
    cast: {
      string: (value) =>
        PHONE_NUMBER.test(value) ? value : value.replaceAll(FORMULA_START, "$1'"),
    },
  });
}
