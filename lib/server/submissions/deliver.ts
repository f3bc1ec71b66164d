import 'server-only';
import { parseJsonBody } from '@/lib/forms/failed-response';
import { describeError } from '@/lib/server/log';
import { isRejected, isSuccess, refusals, type Outcome } from '@/lib/server/submissions/outcome';
import { postJson, type UpstreamResponse } from '@/lib/server/submissions/post-json';
import type { ServerContext } from '@/lib/server/context';
import { signRequest } from '@/lib/server/submissions/sign';
import type { Delivery, LeasedRow } from '@/lib/server/submissions/store/leases';
import type { Store } from '@/lib/server/submissions/store/store';

/** Returns the upstream's response, or 502 or 504 if there is none that a visitor can use. */
function toOutcome(response: UpstreamResponse): Outcome {
  if (response.status === null) {
    const isTimeout = response.error === 'TimeoutError';
    return (isTimeout ? refusals.upstreamTimeout() : refusals.upstreamUnreachable()).outcome;
  }
  const { status, body, retryAfter } = response;
  const isUsable = isSuccess(status) || (status >= 400 && status <= 599);
  if (!isUsable) return refusals.upstreamUnreachable().outcome;
  const isJson = parseJsonBody(response.contentType, body) !== undefined;
  const contentType = isJson ? 'application/json' : 'text/plain';
  return { status, contentType, body, ...(retryAfter && { retryAfter }) };
}

function toResult({ status }: Outcome): Delivery['result'] {
  if (isSuccess(status)) return 'delivered';
  return isRejected(status) ? 'rejected' : 'failed';
}

/**
 * Forwards one submission and records the result in its row; never throws. If the result cannot be recorded, the row
 * is sent again with the same key when its lease has ended.
 *
 * @param store null if there is no row to record the result in
 */
export async function deliverSubmission(
  { key, form, body, lease }: LeasedRow,
  upstreamUrl: string,
  store: Store | null,
  context: Pick<ServerContext, 'log' | 'settings' | 'lastResult'>,
): Promise<{ outcome: Outcome; result: Delivery['result'] }> {
  const { log, settings } = context;
  const headers = {
    ...signRequest(settings.upstreamSecret, key, body),
    'idempotency-key': key,
    'accept-encoding': 'identity',
    'user-agent': 'tassel',
  };
  const response = await postJson(`${upstreamUrl}/${form}`, headers, body);
  const { status } = response;
  const outcome = toOutcome(response);
  const result = toResult(outcome);
  context.lastResult = result;
  if (result === 'failed') {
    const error = response.status === null ? response.error : undefined;
    log.warn({ form, key, status, error }, 'delivery failed');
  }
  try {
    await store?.recordDelivery({ key, lease, result, status });
  } catch (error) {
    log.error({ form, key, error: describeError(error) }, 'delivery result not recorded');
  }
  return { outcome, result };
}
