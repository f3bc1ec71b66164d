/** `npm run submissions -- delete`: what a person wrote, on her request. */
import { fail } from '@/lib/fail.mjs';
import { listing } from '@/lib/scripts/listing';
import { confirm, print, show } from '@/lib/scripts/terminal';
import type { NumberedRow } from '@/lib/server/submissions/store/filters';
import type { Store } from '@/lib/server/submissions/store/store';

const DAY = 86_400_000;
/** Those that docs/deploying.md sets up are overwritten after a week. */
const BACKUP_DAYS = 7;
/** How many keys one statement names. */
const AT_ONCE = 500;

/** Of an attempt whose answer never came, nobody knows. */
const mayBeElsewhere = ({ state, attempts }: NumberedRow) => state !== 'spam' && attempts > 0;

/** What is stored elsewhere, in the operator's words. */
function elsewhere(rows: readonly NumberedRow[]): string {
  const sent = rows.filter(mayBeElsewhere).map(({ key }) => key);
  const until = new Date(Date.now() + BACKUP_DAYS * DAY).toISOString().slice(0, 10);
  const upstream = sent.length > 0 ? `the upstream has been sent ${sent.join(', ')}\n  - ` : '';
  return `What may hold it elsewhere, and must be asked or deleted there:
  - ${upstream}backups: those of docs/deploying.md are overwritten by ${until}
  - a database that the site had before this one, and its backups
  - files that somebody exported\n`;
}

/**
 * Shows what would be deleted, asks, deletes it whatever its state, overwrites it, and says where else it
 * may be.
 *
 * @param chosen read twice
 */
export async function forget(
  store: Store,
  chosen: AsyncIterable<NumberedRow> | Iterable<NumberedRow>,
  isConfirmed?: boolean,
): Promise<void> {
  const rows: NumberedRow[] = [];
  // Without bodies: there may be many.
  for await (const row of chosen) rows.push({ ...row, body: null });
  if (rows.length === 0)
    fail('There is no such submission. If a deletion was cut off, run overwrite.');
  await show(listing(chosen));
  await confirm(`Delete these ${rows.length}, for good?`, isConfirmed);
  let count = 0;
  for (let from = 0; from < rows.length; from += AT_ONCE)
    count += await store.forget(rows.slice(from, from + AT_ONCE).map(({ key }) => key));
  const isOverwritten = await store.overwrite();
  print(
    `${count} deleted; of each, ID and form stay for a while, so that it is not taken again.\n`,
  );
  if (!isOverwritten) print(LEFT[store.kind]);
  print(elsewhere(rows));
}

const LEFT = {
  sqlite:
    'Its journal is still being read and may hold a copy: run `npm run submissions -- overwrite` later.\n',
  postgres:
    'PostgreSQL overwrites it when it uses the space again, and its journal (WAL) with the next checkpoints.\n',
};
