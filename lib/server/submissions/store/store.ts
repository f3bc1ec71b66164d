/** What the rest of the site may ask of the store. */
import 'server-only';
import type { Claim, NewSubmission } from '@/lib/server/submissions/store/claims';
import type { Filter, NumberedRow } from '@/lib/server/submissions/store/filters';
import type { documents } from '@/lib/server/submissions/store/documents';
import type { DeliveryResult, Due, LeasedRow } from '@/lib/server/submissions/store/leases';
import type { Counts, Releasable } from '@/lib/server/submissions/store/records';
import type { OpenDatabase, State, SubmissionRow } from '@/lib/server/submissions/store/schema';
import type { stats } from '@/lib/server/submissions/store/stats';

/** The same over both databases. Everything throws what the database says when it cannot be reached. */
export interface Store
  extends OpenDatabase, ReturnType<typeof documents>, ReturnType<typeof stats> {
  /** For hashes of what people typed (keys.ts); the same for all processes. */
  secret: string;

  /** Stores a submission, once for each key. In claims.ts. */
  claim: (submission: NewSubmission) => Promise<Claim>;

  /** Leases the pending rows that have been due for longest. In leases.ts. */
  leaseDue: (due?: Due) => Promise<LeasedRow[]>;
  /** Ends a lease. */
  recordDelivery: (result: DeliveryResult) => Promise<void>;
  /** Makes rows due whose wait comes from a clock that was ahead. */
  endLongWaits: () => Promise<void>;

  /** Reads what the filter lets through, newest first. In filters.ts. */
  list: (filter?: Filter) => AsyncGenerator<NumberedRow>;
  /** The same rows as often as the result is called: not those that came since. */
  select: (filter?: Filter) => Promise<() => AsyncGenerator<NumberedRow>>;

  /** At most two rows whose key begins so. In records.ts, as all that follows. */
  find: (start: string) => Promise<NumberedRow[]>;
  /** Whether the key is held by a row that came after `since`. */
  knows: (key: string, since: number) => Promise<boolean>;
  /** Makes rows due that nobody is sending. */
  release: (
    filter: Filter & { states: readonly Releasable[] },
    to?: Extract<State, 'pending' | 'stored'>,
  ) => Promise<number>;
  /** Deletes what is finished and that many days old. */
  purge: (days: number, filter?: Filter) => Promise<number>;
  /** Deletes what people wrote, whatever became of it. */
  forget: (keys: readonly string[]) => Promise<number>;
  countUndelivered: () => Promise<Counts>;
  /** When the upstream was last tried, and what it answered. */
  lastAttempt: () => Promise<Pick<SubmissionRow, 'last_attempt_at' | 'last_status'> | undefined>;

  /** Whether the upstream has taken or rejected anything since then. */
  hasAnsweredSince: (time: number) => Promise<boolean>;
  /** Since when the pending row waits that has waited for longest. */
  waitingSince: () => Promise<number | undefined>;

  /** Throws if the store cannot be written: a full or read-only disk can still be read. */
  probeWrite: () => Promise<void>;
}
