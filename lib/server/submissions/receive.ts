/** One submission: guard → limits → read → parse → validate → persist → deliver. */
import 'server-only';
import { setTimeout as sleep } from 'node:timers/promises';
import type { FormDefinition } from '@/lib/forms/types';
import { deliver } from '@/lib/server/submissions/deliver';
import { guard } from '@/lib/server/submissions/guard';
import { digestOf, fingerprintOf, formKey, keyFrom } from '@/lib/server/submissions/keys';
import { admit, clientAddress, LARGE, ownTurn } from '@/lib/server/submissions/limits';
import { errorForLog } from '@/lib/server/submissions/log';
import { received, Refusal, refusals, type Outcome } from '@/lib/server/submissions/outcome';
import { parse, validate, type SubmittedValues } from '@/lib/server/submissions/parse';
import { read } from '@/lib/server/submissions/read';
import type { Services } from '@/lib/server/submissions/services';
import type { NewSubmission } from '@/lib/server/submissions/store/claims';
import type { Store } from '@/lib/server/submissions/store/store';

export interface Receipt {
  outcome: Outcome;
  /** What was filled in, as far as it was read; not of a large body, which would take long to show. */
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
  let end: (() => void) | undefined;
  try {
    const { bodyType, size } = guard(headers, settings.siteUrl);
    end = await admit(services.limits, form.call, clientAddress(headers, settings), size);
    const bytes = await read(request.body);
    const isLarge = bytes.byteLength > LARGE;
    if (isLarge) await ownTurn(services.limits);
    else {
      // One that did not declare its size was counted as large.
      end();
      end = undefined;
    }
    const { values, isSpam } = parse(bytes, bodyType, form);
    if (!isLarge) receipt.values = values;
    const body = JSON.stringify(validate(form, values));
    const key = keyFrom(headers) ?? (bodyType === 'json' ? crypto.randomUUID() : undefined);
    const state = isSpam ? 'spam' : settings.upstreamUrl ? 'pending' : 'stored';
    const supersedes = supersededKeys(headers);
    const submission = { form: form.call, body, state, supersedes } as const;
    const outcome = await storeAndForward(submission, key, receipt, services);
    return { ...receipt, outcome };
  } catch (error) {
    if (error instanceof Refusal) return { ...receipt, outcome: error.refused };
    log.error({ call: form.call, error: errorForLog(error) }, 'broken');
    return { ...receipt, outcome: refusals.broken().refused };
  } finally {
    end?.();
  }
}

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** The keys of failed submissions that their visitor has corrected; the browser's keys are UUIDs. */
function supersededKeys(headers: Headers): string[] {
  const given = (headers.get('supersedes') ?? '').split(',');
  return given.map((key) => key.trim()).filter((key) => UUID.test(key));
}

/** With an upstream, a store that is away costs redelivery and nothing else; spam is dropped then. */
async function storeAndForward(
  submission: Omit<NewSubmission, 'key' | 'fingerprint'>,
  ownKey: string | undefined,
  receipt: Omit<Receipt, 'outcome'>,
  services: Services,
): Promise<Outcome> {
  const { upstreamUrl } = services.settings;
  const { form, body, state } = submission;
  const digest = digestOf(body);
  let key = ownKey ?? (await formKey(services, form, digest));
  let store: Store | null = null;
  let lease = '';
  try {
    store = await services.store();
    if (store) {
      // First without asking the store: if it does not answer, the form has the same key later.
      key = ownKey ?? (await formKey({ secret: store.secret }, form, digest));
      key = ownKey ?? (await formKey(store, form, digest));
      receipt.key = key;
      const fingerprint = fingerprintOf(store.secret, key, digest);
      const stored = await persist(store, { ...submission, key, fingerprint });
      if (stored === 'replayed') return received;
      ({ lease } = stored);
    }
  } catch (error) {
    if (error instanceof Refusal) throw error;
    services.log.error({ error: errorForLog(error) }, 'store unavailable');
    if (!upstreamUrl && state !== 'spam') throw refusals.notStored();
    store = null;
  }
  receipt.key = key;
  if (state === 'spam' || !upstreamUrl) return received;
  return (await deliver({ key, form, body, lease }, upstreamUrl, store, services)).outcome;
}

/** How long a second sender of the same submission waits for the first, in ms. */
const WAIT_FOR_FIRST = 10_000;

async function persist(
  store: Store,
  submission: NewSubmission,
): Promise<{ lease: string } | 'replayed'> {
  const end = performance.now() + WAIT_FOR_FIRST;
  for (let pause = 50; ; pause = Math.min(pause * 2, 500)) {
    const claim = await store.claim(submission);
    if (claim.kind === 'accepted') return claim;
    if (claim.kind === 'replayed') return 'replayed';
    if (claim.kind === 'conflict') throw refusals.keyInUse();
    if (claim.kind === 'deleted') throw refusals.deleted();
    if (performance.now() + pause >= end) throw refusals.underWay();
    await sleep(pause);
  }
}
