/** What the upstream's status means for a submission and for the upstream's health (docs/decisions/0020). */
import 'server-only';

/** The submission is wrong, and would be rejected again. */
export const REJECTED: readonly number[] = [400, 409, 411, 413, 414, 415, 422];
/** The address or the credential is wrong; the submission waits until an operator has corrected it. */
const MISCONFIGURED: readonly number[] = [401, 403, 404, 405, 407, 410];

export interface Verdict {
  /** The submission's state; undefined: it waits for another attempt. */
  state?: 'delivered' | 'rejected';
  /** `configuration` needs an operator. */
  upstream: 'answering' | 'configuration' | 'failing';
}

/** Returns what a status means; null stands for no answer. */
export function verdictOf(status: number | null): Verdict {
  if (status === null) return { upstream: 'failing' };
  if (status >= 200 && status < 300) return { state: 'delivered', upstream: 'answering' };
  if (REJECTED.includes(status)) return { state: 'rejected', upstream: 'answering' };
  const isRedirect = status >= 300 && status < 400;
  return {
    upstream: isRedirect || MISCONFIGURED.includes(status) ? 'configuration' : 'failing',
  };
}
