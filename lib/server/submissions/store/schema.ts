import 'server-only';
import type { Generated, Kysely } from 'kysely';
import type { FormId } from '@/lib/forms/types';

/**
 * The state of a submission (state diagram in docs/architecture.md).
 * - `pending`: to be sent on, or being sent (then it carries a lease)
 * - `delivered`: the upstream has it
 * - `rejected`: the upstream answered 4xx; sent again by hand, or when its visitor sends it again
 * - `parked`: failed for REDELIVER_DAYS; sent again by hand, or when its visitor sends it again
 * - `stored`: the store itself was the destination
 * - `spam`: caught by the honeypot; sent only by hand
 */
export type State = 'pending' | 'delivered' | 'rejected' | 'parked' | 'stored' | 'spam';

/** One submission. Times are milliseconds since 1970. */
export interface SubmissionRow {
  /** The idempotency key; also what people call the submission by. */
  key: string;
  form: FormId;
  state: State;
  /** HMAC of key and body: tells whether another body comes with the same key; '' matches any. */
  fingerprint: string;
  received_at: number;
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
  /** The upstream's answer, readable only by whoever sends the same body again (seal.ts). */
  answer: string | null;
  /** What is sent upstream, as JSON; null once the upstream has it. The last column, since SQLite
   * reads a row from its beginning: no other column lies behind megabytes of text. */
  body: string | null;
}

/** The columns that the site writes, in the table's order. */
export const columns = [
  'key',
  'form',
  'state',
  'fingerprint',
  'received_at',
  'attempts',
  'last_attempt_at',
  'last_status',
  'delivered_at',
  'retry_at',
  'released_at',
  'lease_owner',
  'lease_until',
  'answer',
  'body',
] as const satisfies readonly (keyof SubmissionRow)[];

export interface Schema {
  /** `seq` is the database's own count of rows in the order of their arrival, whatever the clock. */
  submissions: SubmissionRow & { seq: Generated<number> };
  /** What the processes on one store share besides submissions. */
  store_settings: { name: string; value: string };
}

export type Db = Kysely<Schema>;
