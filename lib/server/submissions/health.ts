/** Creates the report of `/api/health`. The route is public, so the report has no addresses, versions or secrets. */
import 'server-only';
import { describeError } from '@/lib/server/submissions/log';
import type { Services } from '@/lib/server/submissions/services';
import { interpretStatus } from '@/lib/server/submissions/verdict';

const unknownCounts = { pending: null, parked: null, rejected: null, stored: null, spam: null };

/**
 * Reports the state of the site; never throws. `degraded` means that the site accepts submissions, but its store or its
 * upstream has a problem. `down` means that it accepts none. The upstream's state is the result of the last attempt.
 */
export async function reportHealth(services: Services) {
  const { settings, log } = services;
  const { kind } = settings.database;
  const hasUpstream = settings.upstreamUrl !== undefined;
  const upstream = {
    state: hasUpstream ? 'untried' : 'none',
    lastStatus: null as number | null,
    lastAttempt: null as string | null,
  };
  try {
    const store = await services.store();
    if (!store) return { status: 'ok', store: { kind, state: 'off' }, upstream, ...unknownCounts };
    await store.probeWrite();
    const [undelivered, last] = await Promise.all([
      store.countUndelivered(),
      store.findLastAttempt(),
    ]);
    if (hasUpstream && last?.last_attempt_at) {
      upstream.lastStatus = last.last_status;
      upstream.lastAttempt = new Date(last.last_attempt_at).toISOString();
      upstream.state = interpretStatus(last.last_status).upstream;
    }
    // If the SQLite file was deleted or replaced, submissions may be missing. The report says so until the next start.
    const state = services.isStoreReplaced ? 'replaced' : 'ok';
    const isDegraded =
      services.isStoreReplaced || ['failing', 'configuration'].includes(upstream.state);
    const status = isDegraded ? 'degraded' : 'ok';
    return { status, store: { kind, state }, upstream, ...undelivered };
  } catch (error) {
    log.error({ error: describeError(error) }, 'store unavailable');
    const status = hasUpstream ? 'degraded' : 'down';
    return { status, store: { kind, state: 'unavailable' }, upstream, ...unknownCounts };
  }
}
