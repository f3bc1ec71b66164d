/** Sending a stored submission on and writing down how it went. */
import { forward, type Forwarded } from '@/lib/submissions/forward';
import { describe } from '@/lib/submissions/log';
import { refusals, type Outcome } from '@/lib/submissions/outcome';
import { seal } from '@/lib/submissions/seal';
import type { Services } from '@/lib/submissions/services';
import type { Leased, Sent } from '@/lib/submissions/store/claims';
import type { Store } from '@/lib/submissions/store/open';

/** The upstream did not refuse the submission; it was not able to look at it. */
const NOT_A_VERDICT: readonly number[] = [408, 425, 429];

function stateAfter(result: Forwarded): Sent['state'] {
  if (result.kind !== 'reply') return 'pending';
  if (result.status < 300) return 'delivered';
  const verdict = result.status < 500 && !NOT_A_VERDICT.includes(result.status);
  return verdict ? 'rejected' : 'pending';
}

/** What the visitor is answered. */
function outcomeOf(result: Forwarded): Outcome {
  if (result.kind === 'reply') {
    const { status, body, json, retryAfter } = result;
    return { kind: 'answered', status, body, json, retryAfter };
  }
  return (result.kind === 'silent' ? refusals.silent() : refusals.unreachable()).refused;
}

export interface Delivery {
  outcome: Outcome;
  state: Sent['state'];
}

/**
 * Forwards one submission and settles its row. A store that cannot be written any more changes
 * nothing for the visitor: the upstream has the submission, and the row, once its lease is over,
 * is sent again with the same key.
 *
 * @param row leased to us; `store` null: forward only
 * @param upstreamUrl without a slash at its end
 * @param retryAt when redelivery may try again after a failure, in ms since 1970
 * @returns what to answer and the row's state, once the row says so
 */
export async function deliver(
  row: Omit<Leased, 'attempts'>,
  upstreamUrl: string,
  store: Store | null,
  log: Services['log'],
  retryAt: number | null = null,
): Promise<Delivery> {
  const { key, form, body, lease } = row;
  const result = await forward({ upstreamUrl, call: form, key, body });
  const state = stateAfter(result);
  const outcome = outcomeOf(result);
  try {
    await store?.settle(key, lease, {
      state,
      attempts: result.attempts,
      status: 'status' in result ? result.status : null,
      answer:
        state === 'delivered' && outcome.kind === 'answered' ? seal(outcome, key, body) : null,
      retryAt: state === 'pending' ? retryAt : null,
    });
  } catch (error) {
    log.error({ call: form, key, error: describe(error) }, 'not recorded');
  }
  return { outcome, state };
}
