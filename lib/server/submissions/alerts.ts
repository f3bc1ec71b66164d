/** Posts an alert to ALERT_URL when the health report changes (docs/deploying.md). */
import 'server-only';
import { reportHealth } from '@/lib/server/submissions/health';
import { describeError } from '@/lib/server/submissions/log';
import { postJson } from '@/lib/server/submissions/post-json';
import type { Services } from '@/lib/server/submissions/services';
import type { Store } from '@/lib/server/submissions/store/store';
import { explainFailure, interpretStatus } from '@/lib/server/submissions/verdict';
import { site } from '@/lib/site';

/** How long an outage must last before it is reported. */
const OUTAGE_MS = 5 * 60_000;
/** The minimum time between two reports of parked and rejected submissions. */
const COUNTS_INTERVAL_MS = 60 * 60_000;
/** How long other processes wait for the one that is sending an alert. */
const SEND_LEASE_MS = 60_000;
/** The document of the store in which all processes record the last reported state. */
const DOCUMENT_NAME = 'alert state';

type HealthReport = Awaited<ReturnType<typeof reportHealth>>;

/** The last reported state. Times are in ms since 1970. */
interface AlertState {
  /** `configuration`: the last status means a wrong setting. */
  upstream: 'answering' | 'failing' | 'configuration';
  parked: number;
  rejected: number;
  countsSentAt: number;
  /** The end of the lease of the process that is sending an alert; 0 if none is. */
  sendingUntil: number;
}

const INITIAL_STATE: AlertState = {
  upstream: 'answering',
  parked: 0,
  rejected: 0,
  countsSentAt: 0,
  sendingUntil: 0,
};

const STORE_SENTENCES: Readonly<Record<string, string>> = {
  ok: 'The store is writable again.',
  replaced:
    'The store’s file was deleted or replaced. The site uses the new file. Restore the old one from a backup if submissions are missing.',
  unavailable: 'The store cannot be written. Check its disk or database.',
};

/** Returns the upstream's state. During the first OUTAGE_MS of an outage, returns the last reported state. */
async function readUpstreamState(
  { upstream }: HealthReport,
  store: Store,
  reported: AlertState['upstream'],
) {
  const { state } = upstream;
  if (state !== 'failing' && state !== 'configuration') return 'answering';
  const start = Date.now() - OUTAGE_MS;
  const oldestPendingTime = await store.findOldestPendingTime();
  const isWaiting = oldestPendingTime !== undefined && oldestPendingTime <= start;
  return isWaiting && !(await store.hasUpstreamAnsweredSince(start)) ? state : reported;
}

function describeUpstream(
  { upstream, pending }: HealthReport,
  state: AlertState['upstream'],
): string {
  const waiting = `submissions waiting: ${pending}`;
  if (state === 'answering') return `The upstream accepts submissions again (${waiting}).`;
  const { lastStatus } = upstream;
  if (state === 'configuration')
    return `${explainFailure(lastStatus)} Submissions waiting: ${pending}.`;
  const answer = lastStatus ? `status ${lastStatus}` : 'no answer';
  return `The upstream has not accepted a submission for 5 minutes (${answer}, ${waiting}).`;
}

function describeCounts(counts: { parked: number; rejected: number }): string {
  const nonZero = Object.entries(counts).filter(([, count]) => count > 0);
  const numbers = nonZero.map(([state, count]) => `${count} ${state}`).join(', ');
  const commands = nonZero.map(([state]) => `“npm run submissions -- list --state ${state}”`);
  return `Undelivered submissions: ${numbers}. To see them, run ${commands.join(' and ')}.`;
}

/** Compares a report with the last reported state. Returns the sentences to send and the next state. */
async function nextAlertState(before: AlertState, report: HealthReport, store: Store) {
  const now = Date.now();
  const parked = report.parked ?? 0;
  const rejected = report.rejected ?? 0;
  const sentences: string[] = [];
  const upstream = await readUpstreamState(report, store, before.upstream);
  if (upstream !== before.upstream) sentences.push(describeUpstream(report, upstream));

  const hasNew = parked > before.parked || rejected > before.rejected;
  const isDue = hasNew && now - before.countsSentAt >= COUNTS_INTERVAL_MS;
  if (isDue) sentences.push(describeCounts({ parked, rejected }));
  const after: AlertState = {
    upstream,
    // `release`, `delete` and RETENTION_DAYS may lower a count. Keeps the lower count, so that the next row counts as
    // new.
    parked: isDue ? parked : Math.min(parked, before.parked),
    rejected: isDue ? rejected : Math.min(rejected, before.rejected),
    countsSentAt: isDue ? now : before.countsSentAt,
    sendingUntil: 0,
  };
  return { sentences, after };
}

/** Posts one alert; never throws. `reason` is the status that ALERT_URL returned, or the error. */
export async function sendAlert(
  { settings, log }: Pick<Services, 'settings' | 'log'>,
  sentences: readonly string[],
  report?: HealthReport,
) {
  const { alertUrl = '', siteUrl } = settings;
  const text = `${site.name} (${siteUrl}): ${sentences.join(' ')}`;
  const body = JSON.stringify({ text, at: new Date().toISOString(), health: report });
  const response = await postJson(alertUrl, { 'user-agent': 'tassel' }, body);
  const reason = response.kind === 'failed' ? response.reason : response.status;
  const isSent = interpretStatus(response.status).state === 'delivered';
  if (isSent) log.info({ alert: sentences }, 'alert sent');
  else log.warn({ alert: sentences, reason }, 'alert not sent');
  return { isSent, reason, text };
}

/** Reports the store's state. Every process sends this alert, because they can coordinate only if the store works. */
async function reportStore(services: Services, report: HealthReport): Promise<void> {
  const { state } = report.store;
  const sentence = STORE_SENTENCES[state];
  if (!services.settings.alertUrl || !sentence || state === services.reportedStoreState) return;
  const { isSent } = await sendAlert(services, [sentence], report);
  if (isSent) services.reportedStoreState = state;
}

/** Reports the upstream's state and the counts; one process sends the alert. After an outage, ends the back-off. */
async function reportUpstreamAndCounts(
  services: Services,
  store: Store,
  report: HealthReport,
): Promise<void> {
  const storedText = await store.readDocument(DOCUMENT_NAME);
  const before: AlertState = { ...INITIAL_STATE, ...(storedText && JSON.parse(storedText)) };
  const { sentences, after } = await nextAlertState(before, report, store);
  const isChanged = JSON.stringify(after) !== JSON.stringify({ ...before, sendingUntil: 0 });
  if (!isChanged || before.sendingUntil > Date.now()) return;
  const leasedText = JSON.stringify({ ...before, sendingUntil: Date.now() + SEND_LEASE_MS });
  if (!(await store.replaceDocument(DOCUMENT_NAME, storedText, leasedText))) return;
  const hasRecovered = before.upstream !== after.upstream && after.upstream === 'answering';
  if (hasRecovered) await store.endBackoff();
  const needsNoRetry =
    sentences.length === 0 ||
    !services.settings.alertUrl ||
    (await sendAlert(services, sentences, report)).isSent;
  // If this process is killed before it records the alert, another process sends the alert again.
  if (needsNoRetry) await store.replaceDocument(DOCUMENT_NAME, leasedText, JSON.stringify(after));
}

/**
 * Sends an alert if the health report has changed; never throws. After an outage of the upstream, makes the waiting
 * submissions due.
 */
export async function handleHealthChange(services: Services): Promise<void> {
  const { alertUrl, upstreamUrl } = services.settings;
  if (!alertUrl && !upstreamUrl) return;
  try {
    const report = await reportHealth(services);
    await reportStore(services, report);
    const store = report.store.state === 'unavailable' ? null : await services.store();
    if (store) await reportUpstreamAndCounts(services, store, report);
  } catch (error) {
    services.log.error({ error: describeError(error) }, 'alerts failed');
  }
}
