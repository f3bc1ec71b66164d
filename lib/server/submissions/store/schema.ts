/** The store's two tables and the interface of an opened database. */
import 'server-only';
import type { Generated, Kysely } from 'kysely';
import type { FormId } from '@/lib/forms/types';

/** The states of a submission; docs/architecture.md has a diagram. */
export const STATES = ['pending', 'delivered', 'rejected', 'parked', 'stored', 'spam'] as const;
export type State = (typeof STATES)[number];

/** One submission. Times are in ms since 1970. */
export interface SubmissionRow {
  /** The idempotency key; operators see it as the ID. */
  key: string;
  form: FormId;
  state: State;
  fingerprint: string;
  received_at: number;
  attempts: number;
  last_attempt_at: number | null;
  /** The upstream's status in the last attempt; null if it did not answer. */
  last_status: number | null;
  delivered_at: number | null;
  /** When a pending row is due for its next delivery. */
  retry_at: number | null;
  /** When an operator last released the row, which restarts its 14 days of retries. */
  released_at: number | null;
  lease_owner: string | null;
  lease_until: number | null;
  /** The JSON to send upstream; null after delivery. */
  body: string | null;
  /** Why the row is spam; null for other rows. */
  spam_reason: 'honeypot' | null;
}

interface Schema {
  /** `seq` numbers rows in order of arrival. */
  submissions: SubmissionRow & { seq: Generated<number> };
  store_settings: { name: string; value: string };
}

export type Db = Kysely<Schema>;

/**
 * Runs an action that writes. SQLite may commit several actions in one transaction. An action that throws does not undo
 * the other actions.
 *
 * @param options with `isAtomic`, the action's statements take effect together or not at all
 * @throws the database's error if the database cannot be written
 */
export type Write = <Result>(
  action: (db: Db) => Promise<Result>,
  options?: { isAtomic?: boolean },
) => Promise<Result>;

/** Thrown if the store cannot be used until an operator acts. The message is one line that says what to do. */
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
  /** For reading only; use `write` for changes. */
  db: Pick<Db, 'selectFrom' | 'getExecutor'>;
  write: Write;
  kind: 'sqlite' | 'postgres';
  /**
   * SQLite only: copies the journal (-wal) into the database file and empties the journal.
   *
   * @returns false if another connection prevents it
   */
  checkpoint?: () => Promise<boolean>;
  /**
   * SQLite only: rewrites the database file without deleted rows. Meanwhile, other processes can read, but their writes
   * wait.
   *
   * @returns false if another connection prevents emptying the journal
   */
  compact?: () => Promise<boolean>;
  /** SQLite only: returns whether the database file was deleted or replaced since it was opened. */
  isReplaced?: () => boolean;
  close: () => Promise<void>;
}
