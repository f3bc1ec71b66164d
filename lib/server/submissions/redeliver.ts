import 'server-only';
import { deliverSubmission } from '@/lib/server/submissions/deliver';
import type { ServerContext } from '@/lib/server/context';
import type { LeasedRow } from '@/lib/server/submissions/store/leases';

/** A run starts no batch after this time. On Vercel, a run must end within the time limit of its request. */
const RUN_MS = 30_000;
/** Deliveries at once, not counting those that visitors wait for. */
const BATCH_SIZE = 8;

/**
 * Delivers due rows in batches, until none is due or a whole batch fails. A failed row waits for its back-off, behind
 * the other rows.
 *
 * @returns the number of deliveries by result
 * @throws the database's error if the database cannot be reached or written
 */
export async function redeliver(context: ServerContext) {
  const counts = { delivered: 0, rejected: 0, failed: 0 };
  const store = await context.store();
  const { upstreamUrl } = context.settings;
  if (!store || !upstreamUrl) return counts;

  const send = async (row: LeasedRow) => {
    const { result, outcome } = await deliverSubmission(row, upstreamUrl, store, context);
    context.log.info(
      { form: row.form, key: row.key, result, status: outcome.status },
      'redelivery',
    );
    counts[result] += 1;
    return result;
  };
  const deadline = performance.now() + RUN_MS;
  while (performance.now() < deadline) {
    const rows = await store.leaseDue(BATCH_SIZE);
    const results = await Promise.all(rows.map(send));
    // Also true of an empty batch.
    if (results.every((result) => result === 'failed')) break;
  }
  return counts;
}
