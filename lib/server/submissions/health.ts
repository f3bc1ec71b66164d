/** What a monitor may know: states and a count, no address, no version, no secret. */
import 'server-only';
import { errorForLog } from '@/lib/server/submissions/log';
import type { Services } from '@/lib/server/submissions/services';
import { verdictOf } from '@/lib/server/submissions/verdict';

const unknown = { pending: null, parked: null, rejected: null, stored: null, spam: null };

/**
 * @returns the state of this site, `degraded` where submissions are taken but something is wrong,
 *   `down` where they are not; the upstream's by the last attempt on record; never throws
 */
export async function health(services: Services) {
  const { settings, store: open, log } = services;
  const { kind } = settings.database;
  const wanted = settings.upstreamUrl !== undefined;
  const upstream = {
    state: wanted ? 'untried' : 'none',
    lastStatus: null as number | null,
    lastAttempt: null as string | null,
  };
  try {
    const store = await open();
    if (!store) return { status: 'ok', store: { kind, state: 'off' }, upstream, ...unknown };
    await store.probeWrite();
    const [undelivered, last] = await Promise.all([store.countUndelivered(), store.lastAttempt()]);
    if (wanted && last?.last_attempt_at) {
      upstream.lastStatus = last.last_status;
      upstream.lastAttempt = new Date(last.last_attempt_at).toISOString();
      upstream.state = verdictOf(last.last_status).upstream;
    }
    // What was in the other file is missing here: until the next start, somebody shall look.
    const state = services.storeReplaced ? 'replaced' : 'ok';
    const isWrong = services.storeReplaced || ['failing', 'configuration'].includes(upstream.state);
    const status = isWrong ? 'degraded' : 'ok';
    return { status, store: { kind, state }, upstream, ...undelivered };
  } catch (error) {
    log.error({ error: errorForLog(error) }, 'store unavailable');
    const status = wanted ? 'degraded' : 'down';
    return { status, store: { kind, state: 'unavailable' }, upstream, ...unknown };
  }
}
