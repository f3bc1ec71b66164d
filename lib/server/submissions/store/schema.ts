/** What the store holds: the same two tables in SQLite and in PostgreSQL. */
import 'server-only';
import type { Generated, Kysely } from 'kysely';
import type { FormId } from '@/lib/forms/types';

/**
 * The state of a submission (state diagram in docs/architecture.md).
 * - `pending`: to be sent on, or being sent (then it carries a lease)
 * - `delivered`: the upstream has it
 * - `rejected`: the upstream answered 4xx; sent again by hand, or when its visitor sends it again
 * - `parked`: failed for REDELIVER_DAYS; sent again by hand, or when its visitor sends it again
 * - `stored`: the store itself was the destination; sent by hand
 * - `spam`: caught by the honeypot; sent only by hand
 */
export type State = 'pending' | 'delivered' | 'rejected' | 'parked' | 'stored' | 'spam';

/** One submission. Times are milliseconds since 1970. */
export interface SubmissionRow {
  /** The idempotency key; also what people call the submission by. */
  key: string;
  form: FormId;
  state: State;
  /** HMAC of key and body: tells whether another body comes with the same key. */
  fingerprint: string;
  received_at: number;
  /** How often somebody has begun to send it. */
  attempts: number;
  last_attempt_at: number | null;
  /** The upstream's last status; null if it never answered. */
  last_status: number | null;
  delivered_at: number | null;
  /** Redelivery leaves a pending row alone until then. */
  retry_at: number | null;
  /** When somebody last released the row by hand: redelivery has REDELIVER_DAYS from then. */
  released_at: number | null;
  lease_owner: string | null;
  lease_until: number | null;
  /** What is sent upstream, as JSON; null once the upstream has it. The last column, since SQLite
   * reads a row from its beginning: no other column lies behind megabytes of text. */
  body: string | null;
}

interface Schema {
  /** `seq` is the database's own count of rows in the order of their arrival, whatever the clock. */
  submissions: SubmissionRow & { seq: Generated<number> };
  /** What the processes on one store share besides submissions. */
  store_settings: { name: string; value: string };
}

export type Db = Kysely<Schema>;

/**
 * Creates what is missing. Each statement can run again, and `store_settings` is the last: who finds
 * it finds everything. SQLite stores a `bigint` as its integer.
 *
 * @param seqType the type of a column that numbers rows as they arrive
 */
export async function createSchema(
  { schema }: Db,
  seqType: 'integer' | 'bigserial',
): Promise<void> {
  await schema
    .createTable('submissions')
    .ifNotExists()
    .addColumn('seq', seqType, (seq) =>
      seqType === 'integer' ? seq.primaryKey().autoIncrement() : seq.primaryKey(),
    )
    .addColumn('key', 'text', (column) => column.notNull().unique())
    .addColumn('form', 'text', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('fingerprint', 'text', (column) => column.notNull())
    .addColumn('received_at', 'bigint', (column) => column.notNull())
    .addColumn('attempts', 'integer', (column) => column.notNull())
    .addColumn('last_attempt_at', 'bigint')
    .addColumn('last_status', 'integer')
    .addColumn('delivered_at', 'bigint')
    .addColumn('retry_at', 'bigint')
    .addColumn('released_at', 'bigint')
    .addColumn('lease_owner', 'text')
    .addColumn('lease_until', 'bigint')
    .addColumn('body', 'text')
    .execute();
  const index = (name: string) => schema.createIndex(name).ifNotExists().on('submissions');
  // Redelivery asks for what is due, retention for what is old, health for the latest attempt.
  await index('submissions_due').columns(['state', 'retry_at']).execute();
  await index('submissions_by_age').column('received_at').execute();
  await index('submissions_by_attempt').column('last_attempt_at').execute();
  await schema
    .createTable('store_settings')
    .ifNotExists()
    .addColumn('name', 'text', (column) => column.primaryKey())
    .addColumn('value', 'text', (column) => column.notNull())
    .execute();
}
