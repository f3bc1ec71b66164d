import { fail } from '@/lib/fail.mjs';
import { toFilter, type FilterOptions } from '@/lib/scripts/filters';
import { formatCount } from '@/lib/scripts/listing';
import { printUnescaped } from '@/lib/scripts/terminal';
import { redeliver } from '@/lib/server/submissions/redeliver';
import type { Services } from '@/lib/server/submissions/services';
import { RELEASABLE_STATES, type ReleasableState } from '@/lib/server/submissions/store/records';
import type { SubmissionRow } from '@/lib/server/submissions/store/schema';
import type { Store } from '@/lib/server/submissions/store/store';

/** Sends all due submissions and prints the results. Sets the exit code to 1 if pending or parked ones are left. */
async function sendDueSubmissions(services: Services, store: Store): Promise<void> {
  const results = await redeliver(services, { runMs: Infinity, maxFailures: Infinity });
  const { delivered, rejected, pending, parked, failure } = results;
  const left = await store.countUndelivered();
  printUnescaped(
    `${delivered} delivered, ${rejected} rejected, ${pending + parked} failed; ` +
      `left: ${formatCount(left.pending)} pending, ${formatCount(left.parked)} parked\n`,
  );
  if (failure) printUnescaped(`${failure}\n`);
  if (left.pending + left.parked > 0) process.exitCode = 1;
}

function explainNotReleasable({ key, state, lease_until }: SubmissionRow): string {
  if (state === 'delivered') return `${key} is already delivered.`;
  if ((lease_until ?? 0) > Date.now()) return `${key} is being sent at the moment.`;
  return `${key} is ${state}, and there is no upstream. Set UPSTREAM_URL to send it.`;
}

/** Releases the row, or all rows that match the options. If an upstream is set, also sends all due submissions. */
export async function releaseSubmissions(
  services: Services,
  store: Store,
  row: SubmissionRow | undefined,
  options: FilterOptions,
): Promise<void> {
  const { upstreamUrl } = services.settings;
  const { state } = options;
  if (state === 'stored' && !upstreamUrl)
    fail('There is no upstream. Set UPSTREAM_URL to send stored submissions.');
  if (state === 'delivered')
    fail('Delivered submissions cannot be released, because the upstream has them.');
  // Without an upstream, releasing a stored submission would change nothing.
  const releasableStates = RELEASABLE_STATES.filter((each) => upstreamUrl || each !== 'stored');
  const states: readonly ReleasableState[] = state
    ? [state]
    : row
      ? releasableStates
      : ['pending', 'parked'];
  const filter = { ...toFilter(options), key: row?.key, states };
  const count = await store.release(filter, upstreamUrl ? 'pending' : 'stored');
  if (row && count === 0) fail(explainNotReleasable(row));
  printUnescaped(`${count} released\n`);
  if (upstreamUrl) await sendDueSubmissions(services, store);
  else if (count > 0) printUnescaped('They stay in the store, because UPSTREAM_URL is not set.\n');
}
