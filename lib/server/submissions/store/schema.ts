/** What the store holds: the same two tables in SQLite and in PostgreSQL. */
import 'server-only';
import type { Generated, Kysely } from 'kysely';
import type { FormId } from '@/lib/forms/types';

/** docs/architecture.md has a diagram of them. */
export const STATES = [
  'pending',
  'delivered',
  'rejected',
  'parked',
  'stored',
  'spam',
  'deleted',
] as const;
export type State = (typeof STATES)[number];

/** One submission. Times are milliseconds since 1970. */
export interface SubmissionRow {
  /** The idempotency key; also what people call the submission by. */
  key: string;
  form: FormId;
  state: State;
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
  /** When a person last released the row: redelivery has REDELIVER_DAYS from then. */
  released_at: number | null;
  lease_owner: string | null;
  lease_until: number | null;
  /** What is sent upstream, as JSON; null once it is there. SQLite reads a row from its beginning: what
   * lies behind megabytes of text is read together with them alone. */
  body: string | null;
  /** Why it was taken for spam; null if it was not, or before there were reasons. */
  spam_reason: 'honeypot' | null;
}

interface Schema {
  /** `seq` numbers rows in the order of their arrival, whatever the clock. */
  submissions: SubmissionRow & { seq: Generated<number> };
  store_settings: { name: string; value: string };
}

export type Db = Kysely<Schema>;

/**
 * @param action what writes; it may run beside others in one transaction
 * @param isAtomic whether it has several statements, of which all or none shall hold
 * @throws what the database says when it cannot be written
 */
export type Write = <Result>(
  action: (db: Db) => Promise<Result>,
  isAtomic?: boolean,
) => Promise<Result>;

/** A person has to see to the store first. Its message is one line that says how. */
export class UnusableStoreError extends Error {
  override name = 'UnusableStoreError';
  constructor(
    readonly code: 'STORE_TOO_NEW' | 'STORE_DAMAGED' | 'STORE_ENCODING',
    message: string,
  ) {
    super(message);
  }
}

export interface OpenDatabase {
  /** For what reads. */
  db: Pick<Db, 'selectFrom' | 'getExecutor'>;
  write: Write;
  kind: 'sqlite' | 'postgres';
  /**
   * Removes what was blanked or deleted from the journal.
   *
   * @returns whether no other connection kept it from that
   */
  checkpoint?: () => Promise<boolean>;
  /**
   * Overwrites what was deleted wherever the database keeps unused space, while others read and write.
   *
   * @returns whether nothing of it is left
   */
  overwrite: () => Promise<boolean>;
  /** Whether a new connection would find another file, or none; then open anew. */
  isReplaced?: () => boolean;
  /** @throws {UnusableStoreError} when somebody has deleted, replaced or cut its files */
  verify?: () => void;
  close: () => Promise<void>;
}
