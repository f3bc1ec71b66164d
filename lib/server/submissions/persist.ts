/** A submission is on disk before it is sent anywhere. */
import 'server-only';
import { setTimeout as sleep } from 'node:timers/promises';
import { refusals } from '@/lib/server/submissions/outcome';
import type { NewSubmission } from '@/lib/server/submissions/store/claims';
import type { Store } from '@/lib/server/submissions/store/open';

/** How long a second sender of the same submission waits for the first, and how often it asks. */
const WAIT_FOR_FIRST = { timeoutMs: 10_000, firstPauseMs: 50, longestPauseMs: 500 };

/**
 * Stores a submission, or finds that it has been here before.
 *
 * @param submission may name the key of a failed one that it corrects: that one goes
 * @returns a lease, when it is the caller's to send on; `replayed`: it has succeeded before
 * @throws {Refusal} 409 when the key belongs to another body, or when the same submission is
 *   still in flight after we have waited for it
 * @throws what the database says when it cannot be written
 */
export async function persist(
  store: Pick<Store, 'claim'>,
  submission: NewSubmission,
  { timeoutMs, firstPauseMs, longestPauseMs } = WAIT_FOR_FIRST,
): Promise<{ lease: string } | 'replayed'> {
  const end = performance.now() + timeoutMs;
  for (let pause = firstPauseMs; ; pause = Math.min(pause * 2, longestPauseMs)) {
    const claim = await store.claim(submission);
    switch (claim.kind) {
      case 'accepted':
        return { lease: claim.lease };
      case 'replayed':
        return 'replayed';
      case 'conflict':
        throw refusals.keyInUse();
      case 'inFlight':
        if (performance.now() + pause >= end) throw refusals.underWay();
        await sleep(pause);
    }
  }
}
