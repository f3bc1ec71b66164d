/** One submission: guard → count → read → parse → validate → persist → deliver. */
import 'server-only';
import type { FormDefinition } from '@/lib/forms/types';
import { clientAddress } from '@/lib/server/submissions/client-address';
import { deliver } from '@/lib/server/submissions/deliver';
import { guard } from '@/lib/server/submissions/guard';
import {
  digestOf,
  fingerprintOf,
  FORM_KEY_LIFE,
  formKeys,
  keyFrom,
} from '@/lib/server/submissions/keys';
import { LARGE } from '@/lib/server/submissions/large-bodies';
import { errorForLog } from '@/lib/server/submissions/log';
import { received, Refusal, refusals, type Outcome } from '@/lib/server/submissions/outcome';
import { parse, type SubmittedValues } from '@/lib/server/submissions/parse';
import { persist } from '@/lib/server/submissions/persist';
import { read } from '@/lib/server/submissions/read';
import type { Services } from '@/lib/server/submissions/services';
import type { NewSubmission } from '@/lib/server/submissions/store/claims';
import type { Store } from '@/lib/server/submissions/store/open';
import { validate } from '@/lib/server/submissions/validate';

export interface Receipt {
  outcome: Outcome;
  /** What was filled in, as far as it was read; not of a large body, which would take long to show. */
  values: SubmittedValues;
  /** The submission's key, as far as it got one. */
  key?: string;
}

/**
 * Takes one submission from the request to its destination.
 *
 * @param request a POST; its body is read here
 * @param form which form it is for
 * @returns what to answer; never throws
 */
export async function receive(
  request: Request,
  form: FormDefinition,
  services: Services,
): Promise<Receipt> {
  const receipt: Omit<Receipt, 'outcome'> = { values: {} };
  let end: (() => void) | null = null;
  try {
    const { headers } = request;
    const { settings, limiter, largeBodies } = services;
    const { bodyType, size } = guard(headers, settings.siteUrl);
    const wait = await limiter(form.call, clientAddress(headers, settings), size);
    if (wait > 0) throw refusals.tooMany(wait);
    end = largeBodies.begin(size);
    if (!end) throw refusals.busy();
    const bytes = await read(request.body);
    if (size > LARGE) await largeBodies.turn();
    const { values, isSpam } = parse(bytes, bodyType, form);
    if (bytes.byteLength <= LARGE) receipt.values = values;
    const body = JSON.stringify(validate(form, values));
    const digest = digestOf(body);
    const isForm = bodyType === 'urlencoded';
    const { key, store } = await identify({ headers, form, digest, isForm, isSpam }, services);
    receipt.key = key;
    const state = isSpam ? 'spam' : settings.upstreamUrl ? 'pending' : 'stored';
    const fingerprint = store ? fingerprintOf(store.secret, key, digest) : '';
    const supersedes = supersededKey(headers);
    const submission = { key, form: form.call, body, fingerprint, state, supersedes } as const;
    return { ...receipt, outcome: await storeAndForward(submission, store, services) };
  } catch (error) {
    if (error instanceof Refusal) return { ...receipt, outcome: error.refused };
    services.log.error({ call: form.call, error: errorForLog(error) }, 'broken');
    return { ...receipt, outcome: refusals.broken().refused };
  } finally {
    end?.();
  }
}

/** With an upstream, a store that is away costs redelivery and nothing else; spam is dropped then. */
async function unlessAway<Result>(
  { settings, log }: Services,
  isSpam: boolean,
  ask: () => Promise<Result>,
): Promise<Result | null> {
  try {
    return await ask();
  } catch (error) {
    if (error instanceof Refusal) throw error;
    log.error({ error: errorForLog(error) }, 'store unavailable');
    if (settings.upstreamUrl || isSpam) return null;
    throw refusals.notStored();
  }
}

interface Given {
  headers: Headers;
  form: FormDefinition;
  digest: string;
  isForm: boolean;
  isSpam: boolean;
}

async function identify(
  { headers, form, digest, isForm, isSpam }: Given,
  services: Services,
): Promise<{ key: string; store: Store | null }> {
  const ownKey = keyFrom(headers);
  const store = await unlessAway(services, isSpam, services.store);
  if (ownKey || !isForm) return { key: ownKey ?? crypto.randomUUID(), store };
  const now = Date.now();
  const [current, previous] = formKeys(store?.secret ?? services.secret, form.call, digest, now);
  if (!store) return { key: current, store };
  const knows = () => store.knows(previous, now - FORM_KEY_LIFE);
  const isKnown = await unlessAway(services, isSpam, knows);
  return { key: isKnown ? previous : current, store: isKnown === null ? null : store };
}

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** The key of a failed submission that its visitor has corrected; the browser's keys are UUIDs. */
function supersededKey(headers: Headers): string | undefined {
  const given = headers.get('supersedes') ?? '';
  return UUID.test(given) ? given : undefined;
}

async function storeAndForward(
  submission: NewSubmission,
  store: Store | null,
  services: Services,
): Promise<Outcome> {
  const { upstreamUrl } = services.settings;
  const isSpam = submission.state === 'spam';
  const stored = store && (await unlessAway(services, isSpam, () => persist(store, submission)));
  if (stored === 'replayed' || isSpam || !upstreamUrl) return received;
  const row = { ...submission, lease: stored?.lease ?? '' };
  return (await deliver(row, upstreamUrl, stored ? store : null, services)).outcome;
}
