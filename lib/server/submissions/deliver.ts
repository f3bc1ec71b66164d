import 'server-only';
import { describeError } from '@/lib/server/submissions/log';
import { refusals, type Outcome } from '@/lib/server/submissions/outcome';
import { postJson, type PostResult } from '@/lib/server/submissions/post-json';
import type { Services } from '@/lib/server/submissions/services';
import { signRequest } from '@/lib/server/submissions/sign';
import type { DeliveryResult, LeasedRow } from '@/lib/server/submissions/store/leases';
import type { Store } from '@/lib/server/submissions/store/store';
import { explainFailure, interpretStatus } from '@/lib/server/submissions/verdict';

function toOutcome(response: PostResult): Outcome {
  if (response.kind === 'responded') return response;
  const { outcome } =
    response.reason === 'TIMEOUT' ? refusals.upstreamTimeout() : refusals.upstreamUnreachable();
  return outcome;
}

/** Returns the `Retry-After` of a 429 or 503 (RFC 9110, section 10.2.3) in ms; 0 if there is none. */
function readRetryAfter(response: PostResult): number {
  if (response.kind === 'failed' || (response.status !== 429 && response.status !== 503)) return 0;
  const value = response.retryAfter ?? '';
  const ms = /^\d+$/.test(value) ? Number(value) * 1000 : Date.parse(value) - Date.now();
  return ms > 0 ? ms : 0;
}

/**
 * Forwards one submission and records the result in its row; never throws. If the result cannot be recorded, the row
 * is sent again with the same key when its lease has expired.
 *
 * @param store null if there is no row to record the result in
 * @returns `failure` explains to operators why the submission stays pending or is parked
 */
export async function deliverSubmission(
  row: Pick<LeasedRow, 'key' | 'form' | 'body' | 'lease'>,
  upstreamUrl: string,
  store: Store | null,
  { log, settings }: Pick<Services, 'log' | 'settings'>,
  stateIfFailed: 'pending' | 'parked' = 'pending',
): Promise<{ outcome: Outcome; state: DeliveryResult['state']; failure?: string }> {
  const { key, form, body, lease } = row;
  const headers = {
    ...signRequest(settings.upstreamSecrets, key, body),
    'idempotency-key': key,
    'accept-encoding': 'identity',
    'user-agent': 'tassel',
  };
  const response = await postJson(`${upstreamUrl}/${form}`, headers, body);
  const outcome = toOutcome(response);
  const { status } = response;
  const verdict = interpretStatus(status);
  const failure = verdict.state ? undefined : explainFailure(status);
  if (failure) {
    const reason = response.kind === 'failed' ? response.reason : undefined;
    log.warn({ call: form, key, reason, status }, failure);
  }
  const state = verdict.state ?? stateIfFailed;
  try {
    const retryAfterMs = readRetryAfter(response);
    await store?.recordDelivery({ key, lease, state, status, retryAfterMs });
  } catch (error) {
    log.error({ call: form, key, error: describeError(error) }, 'delivery result not recorded');
  }
  return { outcome, state, failure };
}
