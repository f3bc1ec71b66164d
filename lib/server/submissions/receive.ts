/** One submission, step by step: guard → read → parse → rate limit → validate → persist → deliver. */
import 'server-only';
import type { FormDefinition } from '@/lib/forms/types';
import { clientAddress } from '@/lib/server/submissions/client-address';
import { deliver } from '@/lib/server/submissions/deliver';
import { guard } from '@/lib/server/submissions/guard';
import {
  fingerprintOf,
  FORM_KEY_LIFE,
  formKeys,
  freshKey,
  keyFrom,
} from '@/lib/server/submissions/keys';
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
  /** What was filled in, as far as we got to read it. */
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
  try {
    const { headers } = request;
    const { settings, limiter } = services;
    const bodyType = guard(headers, settings.siteUrl);
    const bytes = await read(request.body);
    const contentType = headers.get('content-type') ?? '';
    const { values, isSpam } = await parse(bytes, bodyType, contentType, form);
    receipt.values = values;
    // Only now, so that a form without a script comes back as it was filled in.
    const wait = await limiter(form.call, clientAddress(headers, settings));
    if (wait > 0) throw refusals.tooMany(wait);
    const body = JSON.stringify(validate(form, values));

    const store = await openStore(services);
    const givenKey = keyFrom(headers);
    receipt.key =
      givenKey ?? (bodyType === 'json' ? freshKey() : await formKey(form, body, store, services));
    const { key } = receipt;
    const state = isSpam ? 'spam' : settings.upstreamUrl ? 'pending' : 'stored';
    const fingerprint = fingerprintOf(store?.secret ?? services.secret, key, body);
    const submission = { key, form: form.call, body, fingerprint, state } as const;
    return { ...receipt, outcome: await storeAndForward(submission, store, services) };
  } catch (error) {
    if (error instanceof Refusal) return { ...receipt, outcome: error.refused };
    services.log.error({ call: form.call, error: errorForLog(error) }, 'broken');
    return { ...receipt, outcome: refusals.broken().refused };
  }
}

/** With an upstream, a store that is away costs redelivery and nothing else: null then. */
async function openStore({ store, settings, log }: Services): Promise<Store | null> {
  try {
    return await store();
  } catch (error) {
    log.error({ error: errorForLog(error) }, 'store unavailable');
    if (settings.upstreamUrl) return null;
    throw refusals.notStored();
  }
}

/** Stores the submission, forwards it, and returns once its row says how that ended. */
async function storeAndForward(
  submission: NewSubmission,
  store: Store | null,
  services: Services,
): Promise<Outcome> {
  const { upstreamUrl } = services.settings;
  const goOnWithout = upstreamUrl !== undefined;
  const stored = store && (await persistIfPossible(submission, store, services.log, goOnWithout));
  if (stored && 'replayed' in stored) return stored.replayed;
  if (!upstreamUrl || (stored && submission.state !== 'pending')) return received;
  const row = { ...submission, lease: stored?.lease ?? '' };
  return (await deliver(row, upstreamUrl, stored ? store : null, services)).outcome;
}

async function persistIfPossible(
  submission: NewSubmission,
  store: Store,
  log: Services['log'],
  goOnWithout: boolean,
) {
  try {
    return await persist(store, submission);
  } catch (error) {
    if (error instanceof Refusal) throw error;
    log.error(
      { call: submission.form, key: submission.key, error: errorForLog(error) },
      'not stored',
    );
    if (goOnWithout) return null;
    throw refusals.notStored();
  }
}

/** The key of the last 10 minutes if the same form was posted then, else the current one. */
async function formKey(
  form: FormDefinition,
  body: string,
  store: Store | null,
  { secret, log }: Services,
): Promise<string> {
  const now = Date.now();
  const [current, previous] = formKeys(store?.secret ?? secret, form.call, body, now);
  try {
    return (await store?.knows(previous, now - FORM_KEY_LIFE)) ? previous : current;
  } catch (error) {
    log.error({ call: form.call, error: errorForLog(error) }, 'not looked up');
    return current;
  }
}
