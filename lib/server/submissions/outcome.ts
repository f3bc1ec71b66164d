/** How a submission can end, before it becomes a response. */
import 'server-only';
import { failures } from '@/lib/forms/failure-text';

/** A response of the upstream, or of the store in its place. */
export interface Responded {
  kind: 'responded';
  status: number;
  body: string;
  /** Whether `body` is JSON. */
  json: boolean;
  retryAfter: string | null;
}

/** A refusal by the site itself: the submission was not forwarded, or not yet. */
export interface Refused {
  kind: 'refused';
  status: number;
  message: string;
  /** By field name. */
  errors?: Readonly<Record<string, string>>;
  /** In seconds. */
  retryAfter?: number;
  /** Closes the connection, without the rest of the body. */
  close?: true;
}

export type Outcome = Responded | Refused;

/** Thrown by a step to end the submission. */
export class Refusal extends Error {
  override name = 'Refusal';
  constructor(readonly refused: Refused) {
    super(refused.message);
  }
}

const refuse = (status: number, message: string, more?: Partial<Refused>) =>
  new Refusal({ kind: 'refused', status, message, ...more });

/** Every refusal with its status and text. */
export const refusals = {
  malformed: (what: string) => refuse(400, `The body is not ${what}.`),
  malformedKey: () =>
    refuse(400, 'Idempotency-Key must be 1 to 128 letters, digits or any of . _ : ~ -'),
  cutShort: () => refuse(400, 'The body ended too early.', { close: true }),
  crossSite: () => refuse(403, 'Forms of this site can only be sent from this site.'),
  tooSlow: () =>
    refuse(408, 'The form took too long to arrive. Please try again.', { close: true }),
  keyInUse: () => refuse(409, 'This key was used for another submission.'),
  underWay: () =>
    refuse(409, 'This submission is still being sent. Please wait a moment.', { retryAfter: 5 }),
  tooLarge: () =>
    refuse(413, 'Your answers are longer than we can take: some 8,000 words. Please shorten them.'),
  wrongType: () => refuse(415, 'Send JSON or a urlencoded form.'),
  invalid: (errors: Refused['errors'], banner: string = failures.invalid) =>
    refuse(422, banner, { errors }),
  tooMany: (seconds: number) =>
    refuse(429, 'Too many submissions from your network. Please try again in a few minutes.', {
      retryAfter: seconds,
    }),
  broken: () => refuse(500, failures.noAnswer),
  unreachable: () => refuse(502, failures.noAnswer),
  notStored: () => refuse(503, failures.noAnswer, { retryAfter: 30 }),
  timeout: () => refuse(504, failures.noAnswer),
};

/** The response if the store is the destination, to repeats of a success, and to spam. */
export const received: Responded = {
  kind: 'responded',
  status: 200,
  body: JSON.stringify({ message: 'Received' }),
  json: true,
  retryAfter: null,
};

/** Returns true for any 2xx, whatever the body contains. */
export const succeeded = (outcome: Outcome): outcome is Responded =>
  outcome.kind === 'responded' && outcome.status >= 200 && outcome.status < 300;
