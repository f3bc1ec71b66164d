/** Receives a submission: guard → limit → parse → validate → store → deliver. */
import 'server-only';
import { setTimeout as sleep } from 'node:timers/promises';
import type { FormDefinition } from '@/lib/forms/types';
import { deliverSubmission } from '@/lib/server/submissions/deliver';
import {
  checkLength,
  readBody,
  readBodyType,
  refuseCrossSite,
  type BodyType,
} from '@/lib/server/submissions/guard';
import {
  hashValues,
  createFingerprint,
  deriveFormKey,
  readIdempotencyKey,
} from '@/lib/server/submissions/keys';
import { describeError } from '@/lib/server/log';
import { receivedOutcome, Refusal, refusals, type Outcome } from '@/lib/server/submissions/outcome';
import { parseBody, validateValues, type SubmittedValues } from '@/lib/server/submissions/parse';
import type { ServerContext } from '@/lib/server/context';
import type { Claim, NewSubmission } from '@/lib/server/submissions/store/claims';
import type { Store } from '@/lib/server/submissions/store/store';

/** How long a duplicate request waits while the first one, or redelivery, sends the submission. */
const DUPLICATE_WAIT_MS = 10_000;
const WAIT_STEP_MS = 500;

interface ReceivedSubmission {
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
  context: ServerContext,
): Promise<ReceivedSubmission> {
  const received: Omit<ReceivedSubmission, 'outcome'> = { values: {} };
  try {
    const { headers } = request;
    const bodyType = readBodyType(headers);
    refuseCrossSite(headers);
    checkLength(headers);
    const waitSeconds = context.limit(form.formId, headers);
    if (waitSeconds) throw refusals.rateLimited(waitSeconds);
    const { values, isSpam } = parseBody(await readBody(request), bodyType, form);
    received.values = values;
    const body = JSON.stringify(validateValues(form, values));
    // Null if the store is off or cannot be used.
    const store = await context.store().catch(logUnavailable(context));
    const { secret } = store ?? context;
    const valuesHash = hashValues(values);
    const key = isSpam
      ? crypto.randomUUID()
      : chooseKey(headers, bodyType, secret, form, valuesHash);
    received.key = key;
    const fingerprint = createFingerprint(secret, key, valuesHash);
    const state = isSpam ? 'spam' : context.settings.upstreamUrl ? 'pending' : 'stored';
    const submission = { key, form: form.formId, body, fingerprint, state } as const;
    return { ...received, outcome: await storeAndForward(submission, store, context) };
  } catch (error) {
    if (error instanceof Refusal) return { ...received, outcome: error.outcome };
    context.log.error({ form: form.formId, error: describeError(error) }, 'internal error');
    return { ...received, outcome: refusals.internalError().outcome };
  }
}

const logUnavailable =
  ({ log }: ServerContext) =>
  (error: unknown): null => {
    log.error({ error: describeError(error) }, 'store unavailable');
    return null;
  };

/** Returns the client's key, or else a new one; for a form posted without JavaScript, one derived from its values. */
function chooseKey(
  headers: Headers,
  bodyType: BodyType,
  secret: string,
  { formId }: FormDefinition,
  valuesHash: string,
): string {
  const key = readIdempotencyKey(headers);
  if (key !== undefined) return key;
  return bodyType === 'json' ? crypto.randomUUID() : deriveFormKey(secret, formId, valuesHash);
}

/**
 * Stores a submission, and forwards it if it is pending. If the store cannot be used, only forwards it.
 *
 * @throws {Refusal} 409 if the key belongs to another submission, or if this one is still being sent; 503 if the store
 *   cannot be used and nothing can be forwarded
 */
async function storeAndForward(
  submission: NewSubmission,
  store: Store | null,
  context: ServerContext,
): Promise<Outcome> {
  const { upstreamUrl } = context.settings;
  const claim = store && (await claimOrWait(store, submission).catch(logUnavailable(context)));
  const isForwarded = submission.state === 'pending' && upstreamUrl !== undefined;
  if (!claim && !isForwarded) throw refusals.storeUnavailable();
  if (claim?.kind === 'conflict') throw refusals.keyConflict();
  if (claim?.kind === 'inFlight') throw refusals.inFlight();
  if (claim?.kind === 'alreadyReceived' || !isForwarded) return receivedOutcome;
  // Without a row, there is no lease.
  const row = { ...submission, lease: claim?.kind === 'accepted' ? claim.lease : 0 };
  return (await deliverSubmission(row, upstreamUrl, claim && store, context)).outcome;
}

/**
 * Claims a submission. While redelivery or another request is sending it, tries again.
 *
 * @returns `inFlight` only after DUPLICATE_WAIT_MS
 */
async function claimOrWait(store: Store, submission: NewSubmission): Promise<Claim> {
  const deadline = performance.now() + DUPLICATE_WAIT_MS;
  for (;;) {
    const claim = await store.claim(submission);
    if (claim.kind !== 'inFlight' || performance.now() >= deadline) return claim;
    await sleep(WAIT_STEP_MS);
  }
}
