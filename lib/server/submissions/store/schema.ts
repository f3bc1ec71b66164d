/** The store's two tables and the interface of an opened database. */
import 'server-only';
import type { Generated, Kysely } from 'kysely';
import type { FormId } from '@/lib/forms/types';

/** docs/architecture.md has their diagram. */
export const STATES = ['pending', 'delivered', 'rejected', 'parked', 'stored', 'spam'] as const;
export type State = (typeof STATES)[number];

/** One submission. Times are in ms since 1970. */
export interface SubmissionRow {
  /** The idempotency key. Operators know it as the submission's ID. */
  key: string;
  form: FormId;
  state: State;
  fingerprint: string;
  received_at: number;
  /** How many deliveries were begun. */
  attempts: number;
  last_attempt_at: number | null;
  /** The upstream's last status code; null if it never answered. */
  last_status: number | null;
  delivered_at: number | null;
  /** When a pending row is due for its next delivery. */
  retry_at: number | null;
  /** When an operator last released the row; REDELIVER_DAYS count from then. */
  released_at: number | null;
  lease_owner: string | null;
  lease_until: number | null;
  /** The JSON that is sent upstream; null once it was delivered. */
  body: string | null;
  /** Why the row was classified as spam; null for other rows. */
  spam_reason: 'honeypot' | null;
}

interface Schema {
  /** `seq` numbers rows in the order of their arrival. */
  submissions: SubmissionRow & { seq: Generated<number> };
  store_settings: { name: string; value: string };
}

export type Db = Kysely<Schema>;

/**
 * Runs an action that writes. SQLite commits several actions in one transaction; one that throws is
 * rolled back alone.
 *
 * @param isAtomic whether the action has several statements that must all take effect or none
 * @throws the database's error when it cannot be written
 */
export type Write = <Result>(
  action: (db: Db) => Promise<Result>,
  isAtomic?: boolean,
) => Promise<Result>;

/** The store cannot be used until an operator acts. Its message is one line that says how. */
export class UnusableStoreError extends Error {
  override name = 'UnusableStoreError';
  constructor(
    readonly code: 'STORE_TOO_NEW' | 'STORE_ENCODING',
    message: string,
  ) {
    super(message);
  }
}

export interface OpenDatabase {
  /** For reading; `write` is for the rest. */
  db: Pick<Db, 'selectFrom' | 'getExecutor'>;
  write: Write;
  kind: 'sqlite' | 'postgres';
  /**
   * Moves the journal's content into the file and empties the journal.
   *
   * @returns false while another connection prevents it
   */
  checkpoint?: () => Promise<boolean>;
  /**
   * Rewrites the file without the space of deleted rows. Other processes can read meanwhile; their writes
   * wait.
   *
   * @returns false if another connection keeps the journal from being emptied
   */
  compact?: () => Promise<boolean>;
  /** Returns whether the file was deleted or replaced since it was opened. */
  isReplaced?: () => boolean;
  close: () => Promise<void>;
}
