/** The report of `/api/health`: states and counts, without addresses, versions or secrets. */
import 'server-only';
import { errorForLog } from '@/lib/server/submissions/log';
import type { Services } from '@/lib/server/submissions/services';
import { verdictOf } from '@/lib/server/submissions/verdict';

const unknownCounts = { pending: null, parked: null, rejected: null, stored: null, spam: null };

/**
 * Reports the state of the site: `degraded` if it takes submissions but something is wrong, `down` if it does not. The
 * upstream's state is that of the last attempt. Never throws.
 */
export async function health(services: Services) {
  const { settings, store: open, log } = services;
  const { kind } = settings.database;
  const hasUpstream = settings.upstreamUrl !== undefined;
  const upstream = {
    state: hasUpstream ? 'untried' : 'none',
    lastStatus: null as number | null,
    lastAttempt: null as string | null,
  };
  try {
    const store = await open();
    if (!store) return { status: 'ok', store: { kind, state: 'off' }, upstream, ...unknownCounts };
    await store.probeWrite();
    const [undelivered, last] = await Promise.all([store.countUndelivered(), store.lastAttempt()]);
    if (hasUpstream && last?.last_attempt_at) {
      upstream.lastStatus = last.last_status;
      upstream.lastAttempt = new Date(last.last_attempt_at).toISOString();
      upstream.state = verdictOf(last.last_status).upstream;
    }
    // The submissions of the other file are missing: reported until the next start.
    const state = services.storeReplaced ? 'replaced' : 'ok';
    const isWrong = services.storeReplaced || ['failing', 'configuration'].includes(upstream.state);
    const status = isWrong ? 'degraded' : 'ok';
    return { status, store: { kind, state }, upstream, ...undelivered };
  } catch (error) {
    log.error({ error: errorForLog(error) }, 'store unavailable');
    const status = hasUpstream ? 'degraded' : 'down';
    return { status, store: { kind, state: 'unavailable' }, upstream, ...unknownCounts };
  }
}
