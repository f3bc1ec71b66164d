/** What the rest of the site may ask of the store. */
import 'server-only';
import type { Claim, NewSubmission } from '@/lib/server/submissions/store/claims';
import type { Filter, NumberedRow } from '@/lib/server/submissions/store/filters';
import type { DeliveryResult, Due, LeasedRow } from '@/lib/server/submissions/store/leases';
import type { OpenDatabase, State, SubmissionRow } from '@/lib/server/submissions/store/schema';

/** What a person may send on: what has a body. */
export type Releasable = Exclude<State, 'delivered' | 'deleted'>;
/** How many rows are in which state. */
export type Counts = Record<Releasable, number>;

/** What came for one form in some time. */
export interface Received extends Partial<Record<State, number>> {
  form: string;
  /** The sum of all states. */
  received: number;
  /** From receiving to the upstream's last answer, in ms; null if it has answered none. */
  median: number | null;
}

/**
 * The same over both databases. Times are ms since 1970. Everything throws what the database says when it
 * cannot be reached or written.
 */
export interface Store extends OpenDatabase {
  /** For hashes of what people typed (keys.ts); the same for all processes. */
  secret: string;

  /** Stores a submission, once for each key. In claims.ts. */
  claim: (submission: NewSubmission) => Promise<Claim>;

  /** Leases the pending rows that have been due for longest. In leases.ts. */
  leaseDue: (due?: Due) => Promise<LeasedRow[]>;
  /** Ends a lease. */
  recordDelivery: (result: DeliveryResult) => Promise<void>;
  /** Makes all pending rows due now, for the end of an outage. */
  endBackoff: () => Promise<void>;

  /**
   * What the filter lets through, newest first. In filters.ts.
   *
   * @returns read again, the same rows: not those that came since
   */
  list: (filter?: Filter) => AsyncIterable<NumberedRow>;

  /** At most two rows whose key begins so: enough to tell that it is ambiguous. In records.ts, as all below. */
  find: (start: string) => Promise<NumberedRow[]>;
  /**
   * Makes rows due that nobody is sending. They keep their order and their number of attempts: what failed
   * before is behind what did not, also the next time.
   *
   * @param to `pending` where there is an upstream, `stored` where the store is the destination
   * @returns how many
   */
  release: (
    filter: Filter & { states: readonly Releasable[] },
    to?: Extract<State, 'pending' | 'stored'>,
  ) => Promise<number>;
  /**
   * Deletes rows that were received so many days ago; parked and rejected ones so many days after their last
   * attempt; pending ones never.
   *
   * @returns how many
   */
  purge: (days: number, filter?: Filter) => Promise<number>;
  /**
   * Deletes what people wrote, whatever became of it. Key and form stay, until the row would have gone
   * anyway: so the same browser's next attempt is known, and does not bring it back.
   *
   * @returns how many
   */
  forget: (keys: readonly string[]) => Promise<number>;
  /** COUNT_LIMIT + 1 where there are more. */
  countUndelivered: () => Promise<Counts>;
  /** When the upstream was last tried, and what it answered; undefined if never. */
  lastAttempt: () => Promise<Pick<SubmissionRow, 'last_attempt_at' | 'last_status'> | undefined>;
  /** Whether the upstream has taken or rejected anything since then. */
  hasAnsweredSince: (time: number) => Promise<boolean>;
  /** Since when the pending row waits that has waited for longest. */
  waitingSince: () => Promise<number | undefined>;

  /** For each form that received something in between. In stats.ts. */
  countBetween: (since: number, until: number) => Promise<Received[]>;
  /** The same by week, newest first; the first one may have begun before `since`. */
  countByWeek: (since: number) => AsyncIterable<Received & { week: string }>;

  /** Returns a text that all processes share, undefined if there is none. In documents.ts. */
  readDocument: (name: string) => Promise<string | undefined>;
  /** Writes such a text if it is still `before`. Returns whether it did. */
  replaceDocument: (name: string, before: string | undefined, value: string) => Promise<boolean>;

  /** Throws if the store cannot be written: a full or read-only disk can still be read. */
  probeWrite: () => Promise<void>;
}
