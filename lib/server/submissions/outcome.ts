/** Outcomes: the responses to a submission, and the site's own refusals. */
import 'server-only';
import { failureTexts, refusalTexts } from '@/lib/forms/failure-texts';

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

function createRefusal(
  status: number,
  message: string,
  { errors, retryAfterSeconds }: Details = {},
) {
  const outcome = createOutcome(status, { message, errors });
  return new Refusal(
    retryAfterSeconds ? { ...outcome, retryAfter: `${retryAfterSeconds}` } : outcome,
  );
}

export const refusals = {
  bodyIsNot: (format: string) => createRefusal(400, refusalTexts.bodyIsNot(format)),
  malformedKey: () => createRefusal(400, refusalTexts.malformedKey),
  incomplete: () => createRefusal(400, refusalTexts.incomplete),
  crossSite: () => createRefusal(403, refusalTexts.crossSite),
  keyConflict: () => createRefusal(409, refusalTexts.keyConflict),
  inFlight: () => createRefusal(409, refusalTexts.inFlight, { retryAfterSeconds: 5 }),
  lengthRequired: () => createRefusal(411, refusalTexts.lengthRequired),
  tooLarge: () => createRefusal(413, refusalTexts.tooLarge),
  unsupportedType: () => createRefusal(415, refusalTexts.unsupportedType),
  invalid: (errors: Details['errors'], banner: string = failureTexts.invalid) =>
    createRefusal(422, banner, { errors }),
  rateLimited: (retryAfterSeconds: number) =>
    createRefusal(429, refusalTexts.rateLimited, { retryAfterSeconds }),
  internalError: () => createRefusal(500, failureTexts.tryAgain),
  upstreamUnreachable: () => createRefusal(502, failureTexts.tryAgain),
  storeUnavailable: () => createRefusal(503, failureTexts.tryAgain, { retryAfterSeconds: 30 }),
  upstreamTimeout: () => createRefusal(504, failureTexts.tryAgain),
};

/** For submissions that are stored without an upstream, repeats of a success, and spam. */
export const receivedOutcome = createOutcome(200, { message: 'Received' });

/** Returns true for any 2xx, whatever the body contains. */
export const isSuccess = (status: number) => status >= 200 && status < 300;

/** Returns whether the upstream rejects the submission itself, and would reject it again (docs/decisions/0048). */
export const isRejected = (status: number) => [400, 409, 411, 413, 414, 415, 422].includes(status);
