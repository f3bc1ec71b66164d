/** Receives a submission: guard → limits → read → parse → validate → store → deliver. */
import 'server-only';
import { setTimeout as sleep } from 'node:timers/promises';
import type { FormDefinition } from '@/lib/forms/types';
import { deliverSubmission } from '@/lib/server/submissions/deliver';
import { checkRequest } from '@/lib/server/submissions/guard';
import {
  hashValues,
  createFingerprint,
  deriveFormKey,
  readIdempotencyKey,
} from '@/lib/server/submissions/keys';
import { readClientAddress, countSubmission } from '@/lib/server/submissions/limits';
import { describeError } from '@/lib/server/submissions/log';
import {
  receivedResponse,
  Refusal,
  refusals,
  type Outcome,
} from '@/lib/server/submissions/outcome';
import { parseBody, validateValues, type SubmittedValues } from '@/lib/server/submissions/parse';
import { readBody } from '@/lib/server/submissions/read';
import type { Services } from '@/lib/server/submissions/services';
import type { Claim, NewSubmission } from '@/lib/server/submissions/store/claims';
import type { Store } from '@/lib/server/submissions/store/store';

export interface Receipt {
  outcome: Outcome;
  /** The values before validation; empty if the request was refused before its body was parsed. */
  values: SubmittedValues;
  /** The idempotency key; undefined if the request was refused before the key was known. */
  key?: string;
}

/** Receives one POST, stores and forwards it; never throws. */
export async function receiveSubmission(
  request: Request,
  form: FormDefinition,
  services: Services,
): Promise<Receipt> {
  const { headers } = request;
  const { settings, log } = services;
  const receipt: Omit<Receipt, 'outcome'> = { values: {} };
  try {
    const bodyType = checkRequest(headers, settings.siteUrl);
    countSubmission(services.limits, form.formId, readClientAddress(headers, settings));
    const { values, postedValues, spamReason } = parseBody(
      await readBody(request.body),
      bodyType,
      form,
    );
    receipt.values = values;
    const body = JSON.stringify(validateValues(form, values));
    const key =
      readIdempotencyKey(headers) ?? (bodyType === 'json' ? crypto.randomUUID() : undefined);
    const state = spamReason ? 'spam' : settings.upstreamUrl ? 'pending' : 'stored';
    const valuesHash = hashValues(postedValues);
    const submission = { form: form.formId, body, state, spamReason, key, valuesHash } as const;
    const outcome = await storeAndForward(submission, receipt, services);
    return { ...receipt, outcome };
  } catch (error) {
    if (error instanceof Refusal) return { ...receipt, outcome: error.outcome };
    log.error({ call: form.formId, error: describeError(error) }, 'internal error');
    return { ...receipt, outcome: refusals.internalError().outcome };
  }
}

interface IncomingSubmission extends Omit<NewSubmission, 'key' | 'fingerprint'> {
  /** Undefined for a form posted without JavaScript, whose key is derived from its values. */
  key: string | undefined;
  valuesHash: string;
}

/**
 * Stores a submission, and forwards it unless it is spam. Without a store, only forwards it; without an upstream, only
 * stores it. Sets `receipt.key`.
 *
 * @throws {Refusal} 409 if the key belongs to another submission, or if this one is still being sent; 503 if the store
 *   cannot be used and UPSTREAM_URL is not set
 */
async function storeAndForward(
  { key: clientKey, valuesHash, ...submission }: IncomingSubmission,
  receipt: Omit<Receipt, 'outcome'>,
  services: Services,
): Promise<Outcome> {
  const { upstreamUrl } = services.settings;
  const { form, body, state } = submission;
  const logUnavailable = (error: unknown) => {
    services.log.error({ error: describeError(error) }, 'store unavailable');
    return null;
  };
  const store = await services.store().catch(logUnavailable);
  const { secret } = store ?? services;
  const key = clientKey ?? deriveFormKey(secret, form, valuesHash);
  receipt.key = key;
  let claim: Claim | null = null;
  try {
    const fingerprint = createFingerprint(secret, key, valuesHash);
    const keyed = { ...submission, key, fingerprint };
    claim = store && (await claimOrWait(store, keyed, services.inFlight));
  } catch (error) {
    logUnavailable(error);
  }
  if (!claim && !upstreamUrl && state !== 'spam') throw refusals.storeUnavailable();
  if (claim?.kind === 'conflict') throw refusals.keyConflict();
  if (claim?.kind === 'inFlight') throw refusals.inFlight();
  if (claim?.kind === 'replayed' || state === 'spam' || !upstreamUrl) return receivedResponse;
  const row = { form, body, key, lease: claim?.kind === 'accepted' ? claim.lease : '' };
  const delivery = deliverSubmission(row, upstreamUrl, claim && store, services);
  services.inFlight.set(key, delivery);
  return (await delivery.finally(() => services.inFlight.delete(key))).outcome;
}

/** How long a duplicate request waits for the first one. */
const MAX_WAIT_MS = 10_000;

/**
 * Claims a submission. If another request to this process is sending the same submission, tries again when that request
 * has ended. If redelivery or another process is sending it, tries again at intervals.
 *
 * @returns `inFlight` only after MAX_WAIT_MS
 */
async function claimOrWait(
  store: Store,
  submission: NewSubmission,
  inFlight: Services['inFlight'],
): Promise<Claim> {
  const deadline = performance.now() + MAX_WAIT_MS;
  for (let pauseMs = 50; ; pauseMs = Math.min(pauseMs * 2, 500)) {
    const claim = await store.claim(submission);
    const remainingMs = deadline - performance.now();
    if (claim.kind !== 'inFlight' || remainingMs <= 0) return claim;
    const firstDelivery = inFlight.get(submission.key);
    const canceller = new AbortController();
    const timeout = sleep(
      firstDelivery ? remainingMs : Math.min(pauseMs, remainingMs),
      undefined,
      canceller,
    );
    await (firstDelivery ? Promise.race([firstDelivery, timeout]) : timeout);
    canceller.abort();
  }
}
