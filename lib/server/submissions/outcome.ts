import 'server-only';
import { failures } from '@/lib/forms/failure-text';

/** The upstream's response, or `receivedResponse`, the site's own success answer. */
export interface Responded {
  kind: 'responded';
  status: number;
  body: string;
  isJson: boolean;
  retryAfter: string | null;
}

/**
 * The site's own error answer: the site refuses the submission, the upstream gave no usable answer, or the site failed.
 */
export interface Refused {
  kind: 'refused';
  status: number;
  message: string;
  /** Messages by field name. */
  errors?: Readonly<Record<string, string>>;
  /** In seconds. */
  retryAfter?: number;
  /** Whether to close the connection without reading the rest of the body. */
  close?: true;
}

export type Outcome = Responded | Refused;

/** Thrown to refuse a submission. */
export class Refusal extends Error {
  override name = 'Refusal';
  constructor(readonly outcome: Refused) {
    super(outcome.message);
  }
}

const refuse = (status: number, message: string, more?: Partial<Refused>) =>
  new Refusal({ kind: 'refused', status, message, ...more });

export const refusals = {
  bodyIsNot: (what: string) => refuse(400, `The body is not ${what}.`),
  malformedKey: () =>
    refuse(400, 'Idempotency-Key must be 1 to 128 letters, digits or any of . _ : ~ -'),
  incomplete: () => refuse(400, 'The body ended too early.', { close: true }),
  crossSite: () => refuse(403, 'Forms of this site can only be sent from this site.'),
  requestTimeout: () =>
    refuse(408, 'The form took too long to arrive. Please try again.', { close: true }),
  keyConflict: () => refuse(409, 'This key was used for another submission.'),
  inFlight: () =>
    refuse(409, 'This submission is still being sent. Please wait a moment.', { retryAfter: 5 }),
  tooLarge: () =>
    refuse(413, 'Your answers are longer than we can take: some 8,000 words. Please shorten them.'),
  unsupportedType: () => refuse(415, 'Send JSON or a urlencoded form.'),
  invalid: (errors: Refused['errors'], banner: string = failures.invalid) =>
    refuse(422, banner, { errors }),
  rateLimited: (seconds: number) =>
    refuse(429, 'Too many submissions from your network. Please try again in a few minutes.', {
      retryAfter: seconds,
    }),
  internalError: () => refuse(500, failures.noAnswer),
  upstreamUnreachable: () => refuse(502, failures.noAnswer),
  storeUnavailable: () => refuse(503, failures.noAnswer, { retryAfter: 30 }),
  upstreamTimeout: () => refuse(504, failures.noAnswer),
};

/** The response to submissions that are stored without an upstream, to repeats of a success, and to spam. */
export const receivedResponse: Responded = {
  kind: 'responded',
  status: 200,
  body: JSON.stringify({ message: 'Received' }),
  isJson: true,
  retryAfter: null,
};

/** Returns true for any 2xx, whatever the body contains. */
export const isSuccess = (outcome: Outcome): outcome is Responded =>
  outcome.kind === 'responded' && outcome.status >= 200 && outcome.status < 300;
