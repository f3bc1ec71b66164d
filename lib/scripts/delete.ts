/** `npm run submissions -- delete`: deletes a person's data. */
import { fail } from '@/lib/fail.mjs';
import { listing } from '@/lib/scripts/listing';
import { confirm, print, show } from '@/lib/scripts/terminal';
import type { NumberedRow } from '@/lib/server/submissions/store/filters';
import type { Store } from '@/lib/server/submissions/store/store';

const DAY_MS = 86_400_000;
/** How long the backups of docs/deploying.md are kept. */
const BACKUP_DAYS = 7;
const KEYS_PER_STATEMENT = 500;

const DELIVERED_NOTICE =
  'Delivered submissions are blank here, so --match cannot find them: ask the upstream for them, and pass their IDs to delete their rows.';

/** Without an answer to an attempt, the upstream may still have received it. */
const mayBeUpstream = ({ state, attempts }: NumberedRow) => state !== 'spam' && attempts > 0;

function describeCopies(rows: readonly NumberedRow[], byMatch: boolean): string {
  const sentIds = rows.filter(mayBeUpstream).map(({ key }) => key);
  const lastBackup = new Date(Date.now() + BACKUP_DAYS * DAY_MS).toISOString().slice(0, 10);
  const copies = [
    ...(sentIds.length > 0 ? [`the upstream, which was sent ${sentIds.join(', ')}`] : []),
    `backups: those of docs/deploying.md are overwritten by ${lastBackup}`,
    'a database that the site used before, and its backups',
    'exported files',
  ];
  const list = copies.map((copy) => `  - ${copy}\n`).join('');
  return `Copies may remain in these places. Delete them there:\n${list}${byMatch ? `${DELIVERED_NOTICE}\n` : ''}`;
}

async function removeRemains({ kind, compact }: Store): Promise<void> {
  if (kind === 'postgres') {
    print('PostgreSQL overwrites the space of deleted rows later, when it uses it again.\n');
    return;
  }
  print('Rewriting the file without them (VACUUM): writers wait about 1 s per 100 MB.\n');
  const isJournalEmpty = await compact?.();
  if (!isJournalEmpty)
    print('Another process is reading: the journal (-wal) may hold a copy for a minute.\n');
}

/**
 * Shows the rows, asks, deletes them in any state, and says where copies may remain.
 *
 * @param chosen read twice
 * @param options.byMatch whether the rows were selected by --match
 */
export async function deleteSubmissions(
  store: Store,
  chosen: AsyncIterable<NumberedRow> | Iterable<NumberedRow>,
  options: { byMatch: boolean; isConfirmed?: boolean },
): Promise<void> {
  const rows: NumberedRow[] = [];
  // Without bodies: there may be many.
  for await (const row of chosen) rows.push({ ...row, body: null });
  if (rows.length === 0) fail(`No submissions match. ${DELIVERED_NOTICE}`);
  await show(listing(chosen));
  await confirm(`Delete these submissions (${rows.length})?`, options.isConfirmed);
  let count = 0;
  for (let from = 0; from < rows.length; from += KEYS_PER_STATEMENT) {
    const keys = rows.slice(from, from + KEYS_PER_STATEMENT).map(({ key }) => key);
    count += await store.delete(keys);
  }
  print(`${count} deleted\n`);
  await removeRemains(store);
  print(describeCopies(rows, options.byMatch));
}
