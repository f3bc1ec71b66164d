/** The fifth step: a submission is on disk before anyone else hears of it. */
import { setTimeout as sleep } from 'node:timers/promises';
import { received, refusals, type Answered } from '@/lib/submissions/outcome';
import { unseal } from '@/lib/submissions/seal';
import type { NewSubmission } from '@/lib/submissions/store/claims';
import type { Store } from '@/lib/submissions/store/open';

/** How long a second sender of the same submission waits for the first, and how often it looks. */
export const PATIENCE = { total: 10_000, first: 50, most: 500 };

/**
 * Stores a submission, or finds that it has been here before.
 *
 * @returns a lease, when it is the caller's to send on; else the first success again
 * @throws {Refusal} 409 when the key belongs to another body, or when the same submission is
 *   still under way after we have waited for it
 * @throws what the database says when it cannot be written
 */
export async function keep(
  store: Store,
  submission: NewSubmission,
  patience = PATIENCE,
): Promise<{ lease: string } | { repeated: Answered }> {
  const end = Date.now() + patience.total;
  for (let wait = patience.first; ; wait = Math.min(wait * 2, patience.most)) {
    const claim = await store.claim(submission);
    switch (claim.kind) {
      case 'stored':
        return { lease: claim.lease };
      case 'repeated':
        return {
          repeated:
            claim.answer === null
              ? received
              : unseal(claim.answer, submission.key, submission.body),
        };
      case 'other':
        throw refusals.keyInUse();
      case 'busy':
        if (Date.now() + wait >= end) throw refusals.underWay();
        await sleep(wait);
    }
  }
}
