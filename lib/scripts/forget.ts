/** `npm run submissions -- delete`: what a person wrote, on her request. */
import { fail } from '@/lib/fail.mjs';
import { confirm } from '@/lib/scripts/ask';
import type { Rows } from '@/lib/scripts/export';
import type { Store } from '@/lib/server/submissions/store/store';
import type { Filter, NumberedRow } from '@/lib/server/submissions/store/filters';

const DAY = 86_400_000;
/** Those that docs/deploying.md sets up are overwritten after a week. */
const BACKUP_DAYS = 7;
/** How many keys one statement names. */
const AT_ONCE = 500;

export interface Forgetting {
  store: Store;
  /** The beginnings of keys; with none, the filter decides. */
  ids: readonly string[];
  filter: Filter;
  isConfirmed: boolean | undefined;
  findOne: (id: string) => Promise<NumberedRow>;
  /** Shows rows to the operator. */
  showAll: (rows: Rows) => Promise<unknown>;
  print: (text: string) => void;
}

/** Of an attempt whose answer never came, nobody knows. */
const mayBeElsewhere = ({ state, attempts }: NumberedRow) => state !== 'spam' && attempts > 0;

/** What is stored elsewhere, in the operator's words. */
function elsewhere(rows: readonly NumberedRow[]): string {
  const sent = rows.filter(mayBeElsewhere).map(({ key }) => key);
  const until = new Date(Date.now() + BACKUP_DAYS * DAY).toISOString().slice(0, 10);
  const upstream = sent.length > 0 ? `the upstream has been sent ${sent.join(', ')}\n  - ` : '';
  return `What may hold it elsewhere, and must be asked or deleted there:
  - ${upstream}backups: those of docs/deploying.md are overwritten by ${until}
  - files that somebody exported\n`;
}

/**
 * Shows what would be deleted, asks, deletes it whatever its state, overwrites it, and says where else it
 * may be.
 */
export async function forget({ store, ids, filter, ...operator }: Forgetting): Promise<void> {
  const { findOne, showAll, print, isConfirmed } = operator;
  const chosen = ids.length > 0 ? await Promise.all(ids.map(findOne)) : store.list(filter);
  const rows: NumberedRow[] = [];
  // Without bodies: there may be many.
  for await (const row of chosen) rows.push({ ...row, body: null });
  if (rows.length === 0)
    fail('There is no such submission. If a deletion was cut off, run overwrite.');
  await showAll(chosen);
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
