/** What a monitor may know: states and a count, no address, no version, no secret. */
import 'server-only';
import { errorForLog } from '@/lib/server/submissions/log';
import type { Services } from '@/lib/server/submissions/services';

export interface Health {
  /** `degraded`: submissions are taken, but something is wrong; `down`: they are not. */
  status: 'ok' | 'degraded' | 'down';
  store: { kind: 'sqlite' | 'postgres' | 'off'; state: 'ok' | 'unavailable' | 'off' };
  upstream: {
    /** By the last attempt on record; the check itself asks nothing of the upstream. */
    state: 'none' | 'untried' | 'answering' | 'failing';
    lastStatus: number | null;
    lastAttempt: string | null;
  };
  /** Submissions that wait to be sent on; null if the store cannot say. */
  pending: number | null;
  /** Submissions that were given up after REDELIVER_DAYS; null if the store cannot say. */
  parked: number | null;
  /** Submissions that the upstream rejected (4xx); null if the store cannot say. */
  rejected: number | null;
  /** Submissions that the store was the destination of; null if the store cannot say. */
  stored: number | null;
}

const unknown = { pending: null, parked: null, rejected: null, stored: null };

/** Of the 4xx, those that are about the address or the site's access, not about a submission. */
const MISCONFIGURED: readonly number[] = [401, 403, 404, 405, 407, 410];

const isAnswering = (status: number | null) =>
  status !== null && status < 500 && !MISCONFIGURED.includes(status);

/**
 * @returns the state of this site; never throws
 */
export async function health({ settings, store: open, log }: Services): Promise<Health> {
  const { kind } = settings.database;
  const wanted = settings.upstreamUrl !== undefined;
  const upstream: Health['upstream'] = {
    state: wanted ? 'untried' : 'none',
    lastStatus: null,
    lastAttempt: null,
  };
  try {
    const store = await open();
    if (!store) return { status: 'ok', store: { kind, state: 'off' }, upstream, ...unknown };
    await store.probeWrite();
    const [undelivered, last] = await Promise.all([store.countUndelivered(), store.lastAttempt()]);
    if (wanted && last?.last_attempt_at) {
      upstream.lastStatus = last.last_status;
      upstream.lastAttempt = new Date(last.last_attempt_at).toISOString();
      upstream.state = isAnswering(last.last_status) ? 'answering' : 'failing';
    }
    const status = upstream.state === 'failing' ? 'degraded' : 'ok';
    return { status, store: { kind, state: 'ok' }, upstream, ...undelivered };
  } catch (error) {
    log.error({ error: errorForLog(error) }, 'store unavailable');
    const status = wanted ? 'degraded' : 'down';
    return { status, store: { kind, state: 'unavailable' }, upstream, ...unknown };
  }
}
