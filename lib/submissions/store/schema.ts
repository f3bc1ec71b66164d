import type { Kysely } from 'kysely';
import type { FormId } from '@/lib/forms/types';

/**
 * Where a submission stands.
 * - `pending`: to be sent on, or under way (then it carries a lease)
 * - `delivered`: the upstream has it
 * - `rejected`: the upstream refused it (4xx); kept, and tried again only by hand
 * - `kept`: the store itself was the destination
 * - `spam`: caught by the honeypot; goes nowhere unless it is released
 */
export type State = 'pending' | 'delivered' | 'rejected' | 'kept' | 'spam';

/** One submission. Times are milliseconds since 1970. */
export interface SubmissionRow {
  /** The idempotency key; also what people call the submission by. */
  key: string;
  form: FormId;
  state: State;
  /** What is sent upstream, as JSON; null once the upstream has it. */
  body: string | null;
  /** Tells whether another body comes with the same key, without keeping the body. */
  fingerprint: string;
  received_at: number;
  attempts: number;
  last_attempt_at: number | null;
  /** The upstream's last status; null if it never answered. */
  last_status: number | null;
  delivered_at: number | null;
  /** Redelivery leaves the row alone until then. */
  retry_at: number | null;
  lease_owner: string | null;
  lease_until: number | null;
  /** The upstream's answer, readable only by whoever sends the same body again (seal.ts). */
  answer: string | null;
}

/** The columns, in the table's order. */
export const columns = [
  'key',
  'form',
  'state',
  'body',
  'fingerprint',
  'received_at',
  'attempts',
  'last_attempt_at',
  'last_status',
  'delivered_at',
  'retry_at',
  'lease_owner',
  'lease_until',
  'answer',
] as const satisfies readonly (keyof SubmissionRow)[];

export interface Schema {
  submissions: SubmissionRow;
}

export type Db = Kysely<Schema>;
