/** Deletes a person's submissions, for `npm run submissions -- delete`. */
import { fail } from '@/lib/fail.mjs';
import { formatRows } from '@/lib/scripts/listing';
import { confirm, print, show } from '@/lib/scripts/terminal';
import type { NumberedRow } from '@/lib/server/submissions/store/filters';
import type { Store } from '@/lib/server/submissions/store/store';

const DAY_MS = 86_400_000;
/** How long docs/deploying.md keeps backups. */
const BACKUP_DAYS = 7;
const KEYS_PER_STATEMENT = 500;

const DELIVERED_NOTICE =
  '--match cannot find delivered submissions, which are blank here. If there may be some, ask the upstream for their IDs (Idempotency-Key) and pass these.';

/** An attempt without an answer may still have reached the upstream. */
const mayBeUpstream = ({ state, attempts }: NumberedRow) => state !== 'spam' && attempts > 0;

function describeCopies(rows: readonly NumberedRow[], byMatch: boolean): string {
  const sentIds = rows.filter(mayBeUpstream).map(({ key }) => key);
  const lastBackup = new Date(Date.now() + BACKUP_DAYS * DAY_MS).toISOString().slice(0, 10);
  const copies = [
    ...(sentIds.length > 0 ? [`the upstream, which was sent ${sentIds.join(', ')}`] : []),
    `backups; with the recipe in docs/deploying.md, until ${lastBackup}`,
    'a database that the site used before, and its backups',
    'exported files',
  ];
  const list = copies.map((copy) => `  - ${copy}\n`).join('');
  return `Copies may remain in these places. Delete them there:\n${list}${byMatch ? `${DELIVERED_NOTICE}\n` : ''}`;
}

async function compactStore({ kind, compact }: Store): Promise<void> {
  if (kind === 'postgres') {
    print('PostgreSQL overwrites deleted rows when it reuses their space.\n');
    return;
  }
  print(
    'Removing them from the file (VACUUM). The site waits about 1 s per 100 MB to store submissions.\n',
  );
  const isJournalEmpty = await compact?.();
  if (!isJournalEmpty)
    print(
      'The journal (-wal) may contain a copy for another minute, because another process is reading it.\n',
    );
}

/**
 * Shows the rows, asks for confirmation, deletes them in any state, and lists where copies may remain. Iterates the
 * rows twice.
 */
export async function deleteSubmissions(
  store: Store,
  selected: AsyncIterable<NumberedRow> | Iterable<NumberedRow>,
  options: { byMatch: boolean; isConfirmed?: boolean },
): Promise<void> {
  const rows: NumberedRow[] = [];
  // Without bodies, to save memory.
  for await (const row of selected) rows.push({ ...row, body: null });
  if (rows.length === 0) fail(`No submissions match. ${DELIVERED_NOTICE}`);
  await show(formatRows(selected));
  await confirm(`Delete these submissions (${rows.length})?`, options.isConfirmed);
  let count = 0;
  for (let from = 0; from < rows.length; from += KEYS_PER_STATEMENT) {
    const keys = rows.slice(from, from + KEYS_PER_STATEMENT).map(({ key }) => key);
    count += await store.delete(keys);
  }
  print(`${count} deleted\n`);
  await compactStore(store);
  print(describeCopies(rows, options.byMatch));
}
