/** How `npm run submissions` shows submissions to people. */
import { exported, type ExportedRow, type Rows } from '@/lib/scripts/export';
import { printable } from '@/lib/scripts/output';
import { forms } from '@/lib/forms/registry';
import type { SubmissionRow } from '@/lib/server/submissions/store/schema';

/** How much of a key is shown; enough to find it again. */
const SHORT = 8;

function who({ fields }: Pick<ExportedRow, 'fields'>): string {
  if (!fields) return '(with the upstream)';
  const text = (name: string) => (typeof fields[name] === 'string' ? fields[name] : '');
  const first = text('firstName') || text('first_name') || text('name');
  const last = text('lastName') || text('last_name');
  return `${first} ${last}`.trim() + ` <${text('email')}>`;
}

/** Wide enough for nearly all, so that lines can be written before all rows are read. */
const WIDTHS = [19, Math.max(...Object.keys(forms).map((name) => name.length)), 45, 36, SHORT];

const inColumns = (texts: string[]) =>
  `${texts
    .map((text, column) => text.padEnd(WIDTHS[column] ?? 0))
    .join('  ')
    .trimEnd()}\n`;

/** @returns one line for each row: when, which form, who, where it stands, ID */
export async function* listing(rows: Rows): AsyncGenerator<string> {
  const head = inColumns(['received (UTC)', 'form', 'who', 'state', 'ID']);
  let isEmpty = true;
  for await (const row of rows) {
    if (isEmpty) yield head;
    isEmpty = false;
    const { received, form, state, attempts, lastStatus, key, ...rest } = exported(row);
    yield inColumns([
      received.slice(0, 19).replace('T', ' '),
      form,
      printable(who(rest)).replaceAll('\n', '\ufffd'),
      state === 'pending' && attempts > 0
        ? `pending (tried ${attempts} ×, last ${lastStatus ?? 'no answer'})`
        : state,
      key.slice(0, SHORT),
    ]);
  }
  if (isEmpty) yield 'The store is empty.\n';
}

/** @returns everything of one row, a line for each thing */
export function describeRow(row: SubmissionRow): string {
  const { fields, ...rest } = exported(row);
  const lines = Object.entries({ ...rest, ...fields }).map(([name, value]) => {
    const text = Array.isArray(value) ? value.join(', ') : `${value ?? ''}`;
    return `${name}: ${printable(text).replaceAll('\n', '\n    ')}\n`;
  });
  return lines.join('') + (fields ? '' : 'Its fields are with the upstream and no longer here.\n');
}
