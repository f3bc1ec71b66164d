/** Interprets the upstream's statuses (docs/decisions/0020). */
import 'server-only';

/** Statuses for a wrong submission, which the upstream would reject again. */
export const REJECTED_STATUSES: readonly number[] = [400, 409, 411, 413, 414, 415, 422];
/** Statuses for a wrong setting, such as UPSTREAM_URL. Submissions wait until an operator corrects it. */
const MISCONFIGURED_STATUSES: readonly number[] = [401, 403, 404, 405, 407, 410];

export interface Verdict {
  /** The submission's new state; undefined if the upstream neither accepted nor rejected it. */
  state?: 'delivered' | 'rejected';
  /** `configuration`: a setting is wrong, which an operator must correct; `failing` may pass by itself. */
  upstream: 'answering' | 'configuration' | 'failing';
}

/** @param status null if there was no answer */
export function interpretStatus(status: number | null): Verdict {
  if (status === null) return { upstream: 'failing' };
  if (status >= 200 && status < 300) return { state: 'delivered', upstream: 'answering' };
  if (REJECTED_STATUSES.includes(status)) return { state: 'rejected', upstream: 'answering' };
  const isRedirect = status >= 300 && status < 400;
  return {
    upstream: isRedirect || MISCONFIGURED_STATUSES.includes(status) ? 'configuration' : 'failing',
  };
}

/**
 * Explains to an operator why the upstream neither accepted nor rejected a submission.
 *
 * @param status null if there was no answer
 */
export function explainFailure(status: number | null): string {
  if (status === null) return 'The upstream did not answer.';
  if (status === 407)
    return 'The proxy did not accept the site’s login (status 407). Check the user and password in HTTPS_PROXY or HTTP_PROXY.';
  return interpretStatus(status).upstream === 'configuration'
    ? `The upstream answered with status ${status}, which means a wrong setting. Check UPSTREAM_URL and UPSTREAM_SECRET.`
    : `The upstream failed (status ${status}).`;
}
