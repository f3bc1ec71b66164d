/** Looking whether somebody must be told, and telling: once among all processes (docs/deploying.md). */
import 'server-only';
import {
  afterLook,
  alertOf,
  DAY,
  FAILING_AFTER,
  initial,
  lastDigest,
  type Alert,
  type AlertState,
  type Findings,
} from '@/lib/server/submissions/alerts/transitions';
import { errorForLog } from '@/lib/server/submissions/log';
import { postJson } from '@/lib/server/submissions/post-json';
import type { Services } from '@/lib/server/submissions/services';
import { signedHeaders } from '@/lib/server/submissions/sign';
import type { Store } from '@/lib/server/submissions/store/store';
import { verdictOf } from '@/lib/server/submissions/verdict';

/** In ms: how long one process has the sending to itself; what failed waits as long. */
const TURN = 30_000;

/** In ms: the store may be busy, or restart. */
const STORE_FAILING_AFTER = 60_000;

/** Changes what all processes know of alerts. @returns what `change` gives beside the new state */
const changeState = <Result>(
  store: Store,
  change: (state: AlertState) => [AlertState, Result],
): Promise<Result> =>
  store.changeDocument('alerts', (text) => {
    const [state, result] = change({ ...initial, ...(text && JSON.parse(text)) });
    return [JSON.stringify(state), result];
  });

/**
 * @returns whether the address took it, with 2xx, and else its status or why there is none; `isSettled` also where
 *   it refused this one for good, as an upstream refuses a submission; never throws
 */
export async function sendAlert({ settings, log }: Services, alert: Alert) {
  const { alertUrl = '', alertSecrets } = settings;
  const { id, event } = alert;
  const body = JSON.stringify(alert);
  const headers = { ...signedHeaders(alertSecrets, id, body), 'user-agent': 'tassel' };
  const response = await postJson(alertUrl, headers, body);
  const { state } = verdictOf(response.status);
  const isTaken = state === 'delivered';
  const reason = response.kind === 'failed' ? response.reason : response.status;
  if (isTaken) log.info({ event }, 'alert sent');
  else log.warn({ event, reason }, 'alert not sent');
  return { isTaken, isSettled: state !== undefined, reason };
}

/** Sends what is unsent, one after the other, where no other process does. What failed waits. */
async function sendUnsent(services: Services, store: Store): Promise<void> {
  for (;;) {
    const alert = await changeState(store, (state) => {
      const now = Date.now();
      // A turn that is longer than any comes from a clock that was ahead.
      const isFree = state.sendingUntil <= now || state.sendingUntil > now + 2 * TURN;
      const mine = isFree ? state.unsent[0] : undefined;
      return [mine ? { ...state, sendingUntil: now + TURN } : state, mine];
    });
    if (!alert || !(await sendAlert(services, alert)).isSettled) return;
    await changeState(store, (state) => {
      const unsent = state.unsent.filter(({ id }) => id !== alert.id);
      return [{ ...state, unsent, sendingUntil: 0 }, undefined];
    });
  }
}

/** Without a store the processes cannot agree: each tells for itself. */
async function tellOfStore(services: Services): Promise<void> {
  const { settings, storeFailure } = services;
  const now = Date.now();
  storeFailure.at ??= now;
  // On Vercel there may be no second look by this process.
  const isDue = settings.onVercel || now - storeFailure.at >= STORE_FAILING_AFTER;
  if (storeFailure.isTold || !isDue) return;
  const lost = settings.upstreamUrl ? 'what the upstream does not take is lost' : 'none is taken';
  const sentence = `the store cannot be written: of submissions, ${lost}.`;
  const data = { since: new Date(storeFailure.at).toISOString() };
  const alert = alertOf('store-failing', sentence, { siteUrl: settings.siteUrl, now }, data);
  storeFailure.isTold = (await sendAlert(services, alert)).isTaken;
}

/** The counts of a day, if they are due and nobody has sent them. */
async function digestOf({ settings }: Services, store: Store, now: number) {
  if (settings.digestHour === undefined) return undefined;
  const due = lastDigest(settings.digestHour, now);
  const sent = await changeState(store, (state) => [state, state.digestAt]);
  return sent < due ? { due, counts: await store.countBetween(due - DAY, due) } : undefined;
}

async function look(services: Services, store: Store): Promise<void> {
  const { settings, storeFailure } = services;
  const now = Date.now();
  const [counts, last, waitingSince, hasAnswered] = await Promise.all([
    store.countUndelivered(),
    store.lastAttempt(),
    store.waitingSince(),
    store.hasAnsweredSince(now - FAILING_AFTER),
  ]);
  const found: Findings = {
    ...{ now, siteUrl: settings.siteUrl, counts, waitingSince, hasAnswered },
    lastStatus: settings.upstreamUrl ? last?.last_status : undefined,
    storeFailedAt: storeFailure.isTold ? storeFailure.at : undefined,
    digest: await digestOf(services, store, now),
  };
  await changeState(store, (state) => [afterLook(state, found), undefined]);
  services.storeFailure = {};
}

/** Finds out whether there is something to tell, and sends it to ALERT_URL; never throws. */
export async function watch(services: Services): Promise<void> {
  if (!services.settings.alertUrl) return;
  let store: Store | null;
  try {
    store = await services.store();
    await store?.probeWrite();
  } catch {
    return tellOfStore(services);
  }
  try {
    if (!store) return;
    await look(services, store);
    await sendUnsent(services, store);
  } catch (error) {
    services.log.error({ error: errorForLog(error) }, 'alerts failed');
  }
}
