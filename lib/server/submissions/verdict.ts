/** What an upstream's status says of a submission, and of the upstream (docs/decisions.md). */
import 'server-only';

/** About the submission: sent again, it would be rejected again. */
export const REJECTED: readonly number[] = [400, 409, 411, 413, 414, 415, 422];
/** About the address, or the site's access to it: sent again, it arrives once somebody has seen to that. */
const MISCONFIGURED: readonly number[] = [401, 403, 404, 405, 407, 410];

export interface Verdict {
  /** Of the submission; undefined: it waits to be sent again. */
  state?: 'delivered' | 'rejected';
  /** What a person may have to see to. */
  upstream: 'answering' | 'configuration' | 'failing';
}

/** @param status null if there was no answer */
export function verdictOf(status: number | null): Verdict {
  if (status === null) return { upstream: 'failing' };
  if (status >= 200 && status < 300) return { state: 'delivered', upstream: 'answering' };
  if (REJECTED.includes(status)) return { state: 'rejected', upstream: 'answering' };
  const isRedirect = status >= 300 && status < 400;
  return {
    upstream: isRedirect || MISCONFIGURED.includes(status) ? 'configuration' : 'failing',
  };
}
