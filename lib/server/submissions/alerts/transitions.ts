/** When somebody is to be told, and what: without a database, a network or a clock of its own. */
import 'server-only';
import { site } from '@/lib/site';
import type { Received } from '@/lib/server/submissions/store/store';
import { verdictOf, type Verdict } from '@/lib/server/submissions/verdict';

/** In ms: how long nothing may have arrived at the upstream before it counts as failing. */
export const FAILING_AFTER = 5 * 60_000;
const HOUR = 3_600_000;
export const DAY = 24 * HOUR;
/** Where nobody takes alerts for long, the oldest are forgotten. */
const MOST_UNSENT = 50;

const iso = (time: number) => new Date(time).toISOString();

/**
 * What is posted; docs/deploying.md describes it.
 *
 * @param event one of those that are listed there
 * @param sentence ends with a full stop
 */
export const alertOf = (
  event: string,
  sentence: string,
  { siteUrl, now }: { siteUrl: string; now: number },
  data: Readonly<Record<string, unknown>> = {},
) => ({
  /** The same with every attempt to send it. */
  id: `alert_${crypto.randomUUID()}`,
  text: `${site.name} (${siteUrl}): ${sentence}`,
  event,
  site: siteUrl,
  at: iso(now),
  data,
});

export type Alert = ReturnType<typeof alertOf>;

/** What all processes have told, and what none has sent yet; times are ms since 1970. */
export interface AlertState {
  upstream: Verdict['upstream'];
  /** Whether somebody knows of rows that have waited for an hour. */
  waiting: boolean;
  /** Of the last alert about them. */
  parked: number;
  rejected: number;
  undeliveredAt: number;
  digestAt: number;
  storeRecoveredAt: number;
  unsent: readonly Alert[];
  /** One process sends at a time. */
  sendingUntil: number;
}

export const initial: AlertState = {
  upstream: 'answering',
  waiting: false,
  parked: 0,
  rejected: 0,
  undeliveredAt: 0,
  digestAt: 0,
  storeRecoveredAt: 0,
  unsent: [],
  sendingUntil: 0,
};

/** What one look at the store has found. */
export interface Findings {
  now: number;
  siteUrl: string;
  /** Of the last attempt; undefined where there is no upstream, or was no attempt. */
  lastStatus?: number | null;
  /** Whether the upstream took or rejected something within the last FAILING_AFTER. */
  hasAnswered: boolean;
  /** Since when the row that has waited for longest waits; undefined if none does. */
  waitingSince?: number;
  counts: { pending: number; parked: number; rejected: number };
  /** Since when this process could not write, if it told so. */
  storeFailedAt?: number;
  /** The counts of the day before it was due. */
  digest?: { due: number; counts: readonly Received[] };
}

/** @returns when the last daily counts were due */
export const lastDigest = (hour: number, now: number) =>
  Math.floor((now - hour * HOUR) / DAY) * DAY + hour * HOUR;

function digestText(counts: readonly Received[]): string {
  const forms = counts.map(({ form, received, median: _, ...states }) => {
    const each = Object.entries(states).map(([state, count]) => `${count} ${state}`);
    return `/${form} ${received} (${each.join(', ')})`;
  });
  return `submissions of a day: ${forms.join('; ') || 'none'}.`;
}

type Tell = (event: string, sentence: string, data?: Alert['data']) => void;

/** A refused address or credential is told at once, a failure once it has lasted; each only where nothing
 * arrives: a single row that fails among others is none of the upstream's. */
function upstreamAfter(before: AlertState['upstream'], found: Findings, tell: Tell) {
  const { now, counts, lastStatus, waitingSince = now, hasAnswered } = found;
  if (lastStatus === undefined) return before;
  const { upstream } = verdictOf(lastStatus);
  const { pending } = counts;
  const data = { lastStatus, pending, since: iso(waitingSince) };
  const how = `${lastStatus ?? 'no answer'}, ${pending} pending`;
  if (upstream === 'answering') {
    if (before === upstream) return before;
    tell('upstream-recovered', 'the upstream takes submissions again.', { lastStatus, pending });
    return upstream;
  }
  if (hasAnswered) return before;
  if (upstream === 'configuration' && before !== upstream) {
    const check = 'check UPSTREAM_URL and UPSTREAM_SECRET';
    tell('upstream-configuration', `the upstream refuses the site (${how}): ${check}.`, data);
    return upstream;
  }
  if (before !== 'answering' || now - waitingSince < FAILING_AFTER) return before;
  const minutes = Math.floor((now - waitingSince) / 60_000);
  tell('upstream-failing', `the upstream has been failing for ${minutes} minutes (${how}).`, data);
  return upstream;
}

/** @returns the state once everything that is new has its alert in `unsent` */
export function afterLook(before: AlertState, found: Findings): AlertState {
  const { now, counts, waitingSince = now, storeFailedAt, digest } = found;
  const { parked, rejected, pending } = counts;
  const state = { ...before, unsent: [...before.unsent] };
  const tell: Tell = (event, sentence, data) =>
    void state.unsent.push(alertOf(event, sentence, found, data));

  if (storeFailedAt !== undefined && storeFailedAt > before.storeRecoveredAt) {
    state.storeRecoveredAt = now;
    tell('store-recovered', 'the store can be written again.', { since: iso(storeFailedAt) });
  }

  state.upstream = upstreamAfter(before.upstream, found, tell);

  state.waiting = now - waitingSince >= HOUR;
  if (state.waiting && !before.waiting) {
    const data = { pending, since: iso(waitingSince) };
    tell('waiting', `a submission has waited for an hour (${pending} pending).`, data);
  }

  const isMore = parked > before.parked || rejected > before.rejected;
  // Whether before or, by a clock that was ahead, after this look.
  const isDue = isMore && Math.abs(now - before.undeliveredAt) >= HOUR;
  // Of fewer, the next ones are news again.
  state.parked = isDue ? parked : Math.min(parked, before.parked);
  state.rejected = isDue ? rejected : Math.min(rejected, before.rejected);
  if (isDue) {
    state.undeliveredAt = now;
    const sentence = `${parked} parked and ${rejected} rejected: see npm run submissions.`;
    tell('undelivered', sentence, { parked, rejected });
  }

  if (digest && before.digestAt < digest.due) {
    state.digestAt = digest.due;
    tell('digest', digestText(digest.counts), { forms: digest.counts });
  }
  return { ...state, unsent: state.unsent.slice(-MOST_UNSENT) };
}
