/** Creates the report of `/api/health`. The route is public, so the report has no addresses, versions or secrets. */
import 'server-only';
import { describeError } from '@/lib/server/log';
import type { ServerContext } from '@/lib/server/context';

const LONG_WAIT_MS = 10 * 60_000;

/** Reports on a site without a store, whose only sign of trouble is the last call of this process. */
function reportWithoutStore({ lastResult }: ServerContext) {
  const isFailing = lastResult === 'failed';
  return {
    status: isFailing ? 'degraded' : 'ok',
    problems: isFailing ? ['The upstream did not accept the last submission.'] : [],
  };
}

/**
 * Reports the state of the site; never throws. `degraded` means that the site accepts submissions, but an operator
 * must act. `down` means that it accepts none.
 */
export async function reportHealth(context: ServerContext) {
  const { settings, log } = context;
  try {
    const store = await context.store();
    if (!store) return reportWithoutStore(context);
    const [counts, waitingSince, lastAttempt] = await Promise.all([
      store.countByState(),
      store.findLongestWait(),
      store.findLastAttempt(),
    ]);
    const isWritable = store.isWritable();
    const isWaitingLong = waitingSince !== undefined && Date.now() - waitingSince > LONG_WAIT_MS;
    const problems = [
      ...(isWritable ? [] : ['The last write to the store failed.']),
      ...(isWaitingLong
        ? ['A submission has waited for the upstream longer than 10 minutes.']
        : []),
    ];
    const isDown = !isWritable && !settings.upstreamUrl;
    const { last_status, last_attempt_at } = lastAttempt ?? {};
    return {
      status: isDown ? 'down' : problems.length > 0 ? 'degraded' : 'ok',
      problems,
      lastStatus: last_status ?? null,
      lastAttempt: last_attempt_at ? new Date(last_attempt_at).toISOString() : null,
      ...counts,
    };
  } catch (error) {
    log.error({ error: describeError(error) }, 'store unavailable');
    const status = settings.upstreamUrl ? 'degraded' : 'down';
    return { status, problems: ['The store cannot be used.'] };
  }
}
