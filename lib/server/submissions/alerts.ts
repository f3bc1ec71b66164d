/** Alerts: posts to ALERT_URL when the report of `/api/health` has changed (docs/deploying.md). */
import 'server-only';
import { health } from '@/lib/server/submissions/health';
import { errorForLog } from '@/lib/server/submissions/log';
import { postJson } from '@/lib/server/submissions/post-json';
import type { Services } from '@/lib/server/submissions/services';
import type { Store } from '@/lib/server/submissions/store/store';
import { verdictOf } from '@/lib/server/submissions/verdict';
import { site } from '@/lib/site';

/** How long the upstream must have accepted nothing, in ms. */
const OUTAGE_MS = 5 * 60_000;
/** How often new parked and rejected submissions are reported, in ms. */
const COUNTS_INTERVAL_MS = 60 * 60_000;
/** How long one process has to send an alert before another process may, in ms. */
const TURN_MS = 60_000;
/** The row of `store_settings` with what all processes have reported. */
const DOCUMENT = 'alert state';

type Report = Awaited<ReturnType<typeof health>>;

/** What was reported last. Times are ms since 1970. */
interface AlertState {
  upstream: 'answering' | 'failing' | 'configuration';
  parked: number;
  rejected: number;
  countsSentAt: number;
  /** Until then one process is sending. */
  sendingUntil: number;
}

const initial: AlertState = {
  upstream: 'answering',
  parked: 0,
  rejected: 0,
  countsSentAt: 0,
  sendingUntil: 0,
};

const storeSentences: Readonly<Record<string, string>> = {
  ok: 'the store can be written again.',
  replaced: 'somebody deleted or replaced the store’s file, and the site opened the new one.',
  unavailable: 'the store cannot be written.',
};

/** Returns the upstream's state once an outage has lasted; until then the one that was reported. */
async function upstreamState({ upstream }: Report, store: Store, reported: AlertState['upstream']) {
  const { state } = upstream;
  if (state !== 'failing' && state !== 'configuration') return 'answering';
  const start = Date.now() - OUTAGE_MS;
  const waitingSince = await store.waitingSince();
  const isWaiting = waitingSince !== undefined && waitingSince <= start;
  return isWaiting && !(await store.hasAnsweredSince(start)) ? state : reported;
}

function upstreamSentence({ upstream, pending }: Report, state: AlertState['upstream']): string {
  const answer = upstream.lastStatus ?? 'no answer';
  if (state === 'answering') return `the upstream accepts submissions again (${pending} waiting).`;
  if (state === 'failing')
    return `the upstream has accepted nothing for 5 minutes (${answer}, ${pending} waiting).`;
  return `the upstream refuses the site (${answer}, ${pending} waiting): check UPSTREAM_URL and UPSTREAM_SECRET.`;
}

/** Compares a report with what was reported last. Returns what to report now and the state after it. */
async function compare(before: AlertState, report: Report, store: Store) {
  const now = Date.now();
  const parked = report.parked ?? 0;
  const rejected = report.rejected ?? 0;
  const sentences: string[] = [];
  const upstream = await upstreamState(report, store, before.upstream);
  if (upstream !== before.upstream) sentences.push(upstreamSentence(report, upstream));

  const hasNew = parked > before.parked || rejected > before.rejected;
  const isDue = hasNew && now - before.countsSentAt >= COUNTS_INTERVAL_MS;
  if (isDue)
    sentences.push(`${parked} parked and ${rejected} rejected submissions: npm run submissions.`);
  const after: AlertState = {
    upstream,
    // After a release or a purge, the next ones are new.
    parked: isDue ? parked : Math.min(parked, before.parked),
    rejected: isDue ? rejected : Math.min(rejected, before.rejected),
    countsSentAt: isDue ? now : before.countsSentAt,
    sendingUntil: 0,
  };
  return { sentences, after };
}

/** Posts one alert. Never throws. Returns whether ALERT_URL answered 2xx, and its status or why it has none. */
export async function sendAlert(
  { settings, log }: Pick<Services, 'settings' | 'log'>,
  sentences: readonly string[],
  report?: Report,
) {
  const { alertUrl = '', siteUrl } = settings;
  const text = `${site.name} (${siteUrl}): ${sentences.join(' ')}`;
  const body = JSON.stringify({ text, at: new Date().toISOString(), health: report });
  const response = await postJson(alertUrl, { 'user-agent': 'tassel' }, body);
  const reason = response.kind === 'failed' ? response.reason : response.status;
  const isSent = verdictOf(response.status).state === 'delivered';
  if (isSent) log.info('alert sent');
  else log.warn({ reason }, 'alert not sent');
  return { isSent, reason, text };
}

/** Without the store the processes cannot agree, so each reports its own. */
async function reportStore(services: Services, report: Report): Promise<void> {
  const { state } = report.store;
  const sentence = storeSentences[state];
  if (!services.settings.alertUrl || !sentence || state === services.reportedStore) return;
  const { isSent } = await sendAlert(services, [sentence], report);
  if (isSent) services.reportedStore = state;
}

async function reportRest(services: Services, store: Store, report: Report): Promise<void> {
  const text = await store.readDocument(DOCUMENT);
  const before: AlertState = { ...initial, ...(text && JSON.parse(text)) };
  const { sentences, after } = await compare(before, report, store);
  const isChanged = JSON.stringify(after) !== JSON.stringify({ ...before, sendingUntil: 0 });
  if (!isChanged || before.sendingUntil > Date.now()) return;
  const turn = JSON.stringify({ ...before, sendingUntil: Date.now() + TURN_MS });
  if (!(await store.replaceDocument(DOCUMENT, text, turn))) return;
  const hasRecovered = before.upstream !== after.upstream && after.upstream === 'answering';
  if (hasRecovered) await store.endBackoff();
  const isReported =
    sentences.length === 0 ||
    !services.settings.alertUrl ||
    (await sendAlert(services, sentences, report)).isSent;
  // A process that is killed before this line leaves the alert to another one, which sends it again.
  if (isReported) await store.replaceDocument(DOCUMENT, turn, JSON.stringify(after));
}

/**
 * Sends an alert if the report of `/api/health` has changed, once among all processes of a site. When an outage of
 * the upstream has ended, makes the waiting submissions due. Never throws.
 */
export async function sendAlerts(services: Services): Promise<void> {
  const { alertUrl, upstreamUrl } = services.settings;
  if (!alertUrl && !upstreamUrl) return;
  try {
    const report = await health(services);
    await reportStore(services, report);
    const store = report.store.state === 'unavailable' ? null : await services.store();
    if (store) await reportRest(services, store, report);
  } catch (error) {
    services.log.error({ error: errorForLog(error) }, 'alerts failed');
  }
}
