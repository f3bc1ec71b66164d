/** One submission: guard → limits → read → parse → validate → persist → deliver. */
import 'server-only';
import { setTimeout as sleep } from 'node:timers/promises';
import type { FormDefinition } from '@/lib/forms/types';
import { deliver } from '@/lib/server/submissions/deliver';
import { guard } from '@/lib/server/submissions/guard';
import { digestOf, fingerprintOf, formKey, keyFrom } from '@/lib/server/submissions/keys';
import { clientAddress, countSubmission } from '@/lib/server/submissions/limits';
import { errorForLog } from '@/lib/server/submissions/log';
import { received, Refusal, refusals, type Outcome } from '@/lib/server/submissions/outcome';
import { parse, validate, type SubmittedValues } from '@/lib/server/submissions/parse';
import { read } from '@/lib/server/submissions/read';
import type { Services } from '@/lib/server/submissions/services';
import type { Claim, NewSubmission } from '@/lib/server/submissions/store/claims';
import type { Store } from '@/lib/server/submissions/store/store';

export interface Receipt {
  outcome: Outcome;
  /** What was filled in, as far as it was read. */
  values: SubmittedValues;
  /** The submission's key, as far as it got one. */
  key?: string;
}

/** Takes one submission, a POST, from the request to its destination; never throws. */
export async function receive(
  request: Request,
  form: FormDefinition,
  services: Services,
): Promise<Receipt> {
  const { headers } = request;
  const { settings, log } = services;
  const receipt: Omit<Receipt, 'outcome'> = { values: {} };
  try {
    const bodyType = guard(headers, settings.siteUrl);
    countSubmission(services.limits, form.formId, clientAddress(headers, settings));
    const { values, sent, spamReason } = parse(await read(request.body), bodyType, form);
    receipt.values = values;
    const body = JSON.stringify(validate(form, values));
    const key = keyFrom(headers) ?? (bodyType === 'json' ? crypto.randomUUID() : undefined);
    const state = spamReason ? 'spam' : settings.upstreamUrl ? 'pending' : 'stored';
    const digest = digestOf(sent);
    const submission = { form: form.formId, body, state, spamReason, key, digest } as const;
    const outcome = await storeAndForward(submission, receipt, services);
    return { ...receipt, outcome };
  } catch (error) {
    if (error instanceof Refusal) return { ...receipt, outcome: error.refused };
    log.error({ call: form.formId, error: errorForLog(error) }, 'broken');
    return { ...receipt, outcome: refusals.broken().refused };
  }
}

interface KeyedLater extends Omit<NewSubmission, 'key' | 'fingerprint'> {
  /** The sender's own. */
  key: string | undefined;
  digest: string;
}

/** With an upstream, a store that is away costs redelivery and nothing else; spam is dropped then. */
async function storeAndForward(
  { key: ownKey, digest, ...submission }: KeyedLater,
  receipt: Omit<Receipt, 'outcome'>,
  services: Services,
): Promise<Outcome> {
  const { upstreamUrl } = services.settings;
  const { form, body, state } = submission;
  const unavailable = (error: unknown) => {
    services.log.error({ error: errorForLog(error) }, 'store unavailable');
    return null;
  };
  const store = await services.store().catch(unavailable);
  const { secret } = store ?? services;
  const key = ownKey ?? formKey(secret, form, digest);
  receipt.key = key;
  let claim: Claim | null = null;
  try {
    const fingerprint = fingerprintOf(secret, key, digest);
    const keyed = { ...submission, key, fingerprint };
    claim = store && (await claimInTime(store, keyed, services.underWay));
  } catch (error) {
    unavailable(error);
  }
  if (!claim && !upstreamUrl && state !== 'spam') throw refusals.notStored();
  if (claim?.kind === 'conflict') throw refusals.keyInUse();
  if (claim?.kind === 'inFlight') throw refusals.underWay();
  if (claim?.kind === 'replayed' || state === 'spam' || !upstreamUrl) return received;
  const row = { form, body, key, lease: claim?.kind === 'accepted' ? claim.lease : '' };
  const delivery = deliver(row, upstreamUrl, claim && store, services);
  services.underWay.set(key, delivery);
  return (await delivery.finally(() => services.underWay.delete(key))).outcome;
}

/** How long a second sender of the same submission waits for the first, in ms. */
const WAIT_FOR_FIRST = 10_000;

/** Waits for another request of this process, and asks again and again about one of another process. */
async function claimInTime(
  store: Store,
  submission: NewSubmission,
  underWay: Services['underWay'],
): Promise<Claim> {
  const end = performance.now() + WAIT_FOR_FIRST;
  for (let pause = 50; ; pause = Math.min(pause * 2, 500)) {
    const claim = await store.claim(submission);
    const left = end - performance.now();
    if (claim.kind !== 'inFlight' || left <= 0) return claim;
    const first = underWay.get(submission.key);
    const timer = new AbortController();
    const time = sleep(first ? left : Math.min(pause, left), undefined, timer);
    await (first ? Promise.race([first, time]) : time);
    timer.abort();
  }
}
