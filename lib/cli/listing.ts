/** How `npm run submissions` shows submissions to people. */
import { exported, type ExportedRow } from '@/lib/cli/export';
import type { SubmissionRow } from '@/lib/submissions/store/schema';

/** How much of a key is shown; enough to find it again. */
const SHORT = 8;

/**
 * Visitors write what they like; a terminal obeys some of it. Control characters and the marks
 * that turn the direction of writing become visible signs.
 */
const printable = (text: string, keepLines = false) =>
  text.replace(/[\p{Cc}\u202a-\u202e\u2066-\u2069]/gu, (sign) =>
    keepLines && sign === '\n' ? sign : '\ufffd',
  );

function who({ fields }: ExportedRow): string {
  if (!fields) return '(with the upstream)';
  const text = (name: string) => (typeof fields[name] === 'string' ? fields[name] : '');
  const first = text('firstName') || text('first_name') || text('name');
  const last = text('lastName') || text('last_name');
  return `${first} ${last}`.trim() + ` <${text('email')}>`;
}

/** @returns one line for each row: when, which form, who, where it stands, ID */
export function listing(rows: readonly SubmissionRow[]): string {
  if (rows.length === 0) return 'The store is empty.\n';
  const lines = rows
    .map(exported)
    .map((row) => [
      row.received.slice(0, 19).replace('T', ' '),
      row.form,
      printable(who(row)),
      row.state === 'pending' && row.attempts > 0
        ? `pending (tried ${row.attempts} ×, last ${row.lastStatus ?? 'no answer'})`
        : row.state,
      row.key.slice(0, SHORT),
    ]);
  const head = ['received (UTC)', 'form', 'who', 'state', 'ID'];
  const widths = head.map((_, column) =>
    Math.max(...[head, ...lines].map((line) => line[column]?.length ?? 0)),
  );
  return [head, ...lines]
    .map((line) => line.map((text, column) => text.padEnd(widths[column] ?? 0)).join('  '))
    .map((line) => `${line.trimEnd()}\n`)
    .join('');
}

/** @returns everything of one row, a line for each thing */
export function describeRow(row: SubmissionRow): string {
  const { fields, ...rest } = exported(row);
  const lines = Object.entries({ ...rest, ...fields }).map(([name, value]) => {
    const text = Array.isArray(value) ? value.join(', ') : `${value ?? ''}`;
    return `${name}: ${printable(text, true).replaceAll('\n', '\n    ')}\n`;
  });
  return lines.join('') + (fields ? '' : 'Its fields are with the upstream and no longer here.\n');
}
