/** Outcomes: what the server decided about a submission. */
import 'server-only';
import { failureTexts } from '@/lib/forms/failure-text';

/** The response to the visitor: the upstream's, or the site's own. */
export interface Outcome {
  status: number;
  contentType: 'application/json' | 'text/plain';
  body: string;
  /** The value of the header Retry-After. */
  retryAfter?: string;
}

const createOutcome = (status: number, value: object): Outcome => ({
  status,
  contentType: 'application/json',
  body: JSON.stringify(value),
});

/** Thrown to refuse a submission. */
export class Refusal extends Error {
  override name = 'Refusal';
  constructor(readonly outcome: Outcome) {
    super(`${outcome.status}`);
  }
}

interface Details {
  /** Messages by field name. */
  errors?: Readonly<Record<string, string>>;
  retryAfterSeconds?: number;
}

function refuse(status: number, message: string, { errors, retryAfterSeconds }: Details = {}) {
  const outcome = createOutcome(status, { message, errors });
  return new Refusal(
    retryAfterSeconds ? { ...outcome, retryAfter: `${retryAfterSeconds}` } : outcome,
  );
}

export const refusals = {
  bodyIsNot: (what: string) => refuse(400, `The body is not ${what}.`),
  malformedKey: () =>
    refuse(400, 'Idempotency-Key must be 1 to 128 letters, digits or any of . _ : ~ -'),
  incomplete: () => refuse(400, 'The body ended too early.'),
  crossSite: () => refuse(403, 'Please send this form from its own page.'),
  keyConflict: () => refuse(409, 'This key was used for another submission.'),
  inFlight: () =>
    refuse(409, 'This submission is still being sent. Please wait a moment.', {
      retryAfterSeconds: 5,
    }),
  lengthRequired: () => refuse(411, 'Send the header Content-Length.'),
  tooLarge: () =>
    refuse(
      413,
      'Your answers are too long. All together, they can have about 8,000 words. Please shorten them.',
    ),
  unsupportedType: () => refuse(415, 'Send JSON or a urlencoded form.'),
  invalid: (errors: Details['errors'], banner: string = failureTexts.invalid) =>
    refuse(422, banner, { errors }),
  rateLimited: (retryAfterSeconds: number) =>
    refuse(429, 'Too many submissions from your network. Please try again in a few minutes.', {
      retryAfterSeconds,
    }),
  internalError: () => refuse(500, failureTexts.tryAgain),
  upstreamUnreachable: () => refuse(502, failureTexts.tryAgain),
  storeUnavailable: () => refuse(503, failureTexts.tryAgain, { retryAfterSeconds: 30 }),
  upstreamTimeout: () => refuse(504, failureTexts.tryAgain),
};

/** For submissions that are stored without an upstream, repeats of a success, and spam. */
export const receivedOutcome = createOutcome(200, { message: 'Received' });

/** Returns true for any 2xx, whatever the body contains. */
export const isSuccess = (status: number) => status >= 200 && status < 300;

export const REJECTED_STATUSES: readonly number[] = [400, 409, 411, 413, 414, 415, 422];

/** Returns whether the upstream rejects the submission itself, and would reject it again (docs/decisions/0048). */
export const isRejected = (status: number) => REJECTED_STATUSES.includes(status);
