/** How `npm run submissions` shows submissions to people. */
import { exported, type Rows } from '@/lib/scripts/export';
import { printable } from '@/lib/scripts/output';
import { forms } from '@/lib/forms/registry';
import type { SubmissionRow } from '@/lib/server/submissions/store/schema';

/** How much of a key is shown; enough to find it again. */
const SHORT = 8;
/** Wide enough for nearly all, so that lines can be written before all rows are read. */
const WIDTHS = [19, Math.max(...Object.keys(forms).map((name) => name.length)), 45, 36, SHORT];

const inColumns = (texts: string[]) =>
  `${texts
    .map((text, column) => text.padEnd(WIDTHS[column] ?? 0))
    .join('  ')
    .trimEnd()}\n`;

function who(fields: Record<string, unknown> | null): string {
  if (!fields) return '(with the upstream)';
  const { firstName, first_name, name, lastName, last_name, email } = fields;
  return (
    `${firstName ?? first_name ?? name ?? ''} ${lastName ?? last_name ?? ''}`.trim() +
    ` <${email ?? ''}>`
  );
}

/** @returns one line for each row: when, which form, who, where it stands, ID */
export async function* listing(rows: Rows): AsyncGenerator<string> {
  const lines = async function* () {
    let head = inColumns(['received (UTC)', 'form', 'who', 'state', 'ID']);
    for await (const row of rows) {
      const { received, form, state, attempts, lastStatus, key, fields } = exported(row);
      const tried = `pending (tried ${attempts} ×, last ${lastStatus ?? 'no answer'})`;
      const line = inColumns([
        received.slice(0, 19).replace('T', ' '),
        form,
        who(fields).replaceAll(/[\r\n]/g, '\ufffd'),
        state === 'pending' ? tried : state,
        key.slice(0, SHORT),
      ]);
      yield head + line;
      head = '';
    }
    if (head) yield 'The store is empty.\n';
  };
  yield* printable(lines());
}

/** @returns everything of one row, a line for each thing */
export function* describeRow(row: SubmissionRow): Generator<string> {
  const { fields, ...rest } = exported(row);
  for (const [name, value] of Object.entries({ ...rest, ...fields })) {
    const text = Array.isArray(value) ? value.join(', ') : `${value ?? ''}`;
    yield `${name}: ${text.replaceAll(/\r?\n/g, '\n    ')}\n`;
  }
  if (!fields) yield 'Its fields are with the upstream and no longer here.\n';
}
