import { fail } from '@/lib/fail.mjs';
import { formatRows } from '@/lib/scripts/listing';
import { confirm, printUnescaped, printEscaped } from '@/lib/scripts/terminal';
import type { NumberedRow } from '@/lib/server/submissions/store/filters';
import type { Store } from '@/lib/server/submissions/store/store';

const DAY_MS = 86_400_000;
/** How long backups are kept with the setup in docs/deploying.md. */
const BACKUP_DAYS = 7;
const KEYS_PER_STATEMENT = 500;

const DELIVERED_NOTICE =
  '--match does not find delivered submissions, because only the upstream has their fields. Ask the upstream for their IDs (Idempotency-Key) and pass those.';

/** Returns whether the submission may have arrived at the upstream, even if no attempt got an answer. */
const mayHaveArrived = ({ state, attempts }: NumberedRow) => state !== 'spam' && attempts > 0;

function describeCopies(rows: readonly NumberedRow[], byMatch: boolean): string {
  const sentIds = rows.filter(mayHaveArrived).map(({ key }) => key);
  const lastBackup = new Date(Date.now() + BACKUP_DAYS * DAY_MS).toISOString().slice(0, 10);
  const copies = [
    ...(sentIds.length > 0 ? [`the upstream (Idempotency-Key ${sentIds.join(', ')})`] : []),
    `backups (kept until ${lastBackup} with the setup in docs/deploying.md)`,
    'a database that the site used before, and its backups',
    'exported files',
  ];
  const list = copies.map((copy) => `  - ${copy}\n`).join('');
  return `Copies may remain in these places. Delete them there:\n${list}${byMatch ? `${DELIVERED_NOTICE}\n` : ''}`;
}

async function compactStore({ kind, compact }: Store): Promise<void> {
  if (kind === 'postgres') {
    printUnescaped('PostgreSQL overwrites deleted rows when it reuses their space.\n');
    return;
  }
  printUnescaped(
    'Removing the deleted text from the file (VACUUM). Meanwhile, new submissions wait, about 1 s per 100 MB.\n',
  );
  const isJournalEmpty = await compact?.();
  if (!isJournalEmpty)
    printUnescaped(
      'The journal (-wal) may contain a copy for another minute, because another process is reading it.\n',
    );
}

/**
 * Shows the selected rows, asks for confirmation, deletes them in any state, and lists where copies may remain.
 *
 * @param selected is iterated twice
 */
export async function deleteSubmissions(
  store: Store,
  selected: AsyncIterable<NumberedRow> | Iterable<NumberedRow>,
  options: { byMatch: boolean; isConfirmed?: boolean },
): Promise<void> {
  const rows: NumberedRow[] = [];
  // Keeps the rows without their bodies, to save memory.
  for await (const row of selected) rows.push({ ...row, body: null });
  if (rows.length === 0) fail(`No submissions match. ${DELIVERED_NOTICE}`);
  await printEscaped(formatRows(selected));
  await confirm(`Delete these submissions (${rows.length})?`, options.isConfirmed);
  let count = 0;
  for (let from = 0; from < rows.length; from += KEYS_PER_STATEMENT) {
    const keys = rows.slice(from, from + KEYS_PER_STATEMENT).map(({ key }) => key);
    count += await store.delete(keys);
  }
  printUnescaped(`${count} deleted\n`);
  await compactStore(store);
  printUnescaped(describeCopies(rows, options.byMatch));
}
