/** How a submission can end, before anyone decides how to say it. */
import 'server-only';
import { failures } from '@/lib/forms/failure-text';

/** In the words of the upstream, or of the store in its place. */
export interface Responded {
  kind: 'responded';
  status: number;
  body: string;
  /** Whether `body` is JSON. */
  json: boolean;
  retryAfter: string | null;
}

/** In our own words: the submission went nowhere, or nowhere yet. */
export interface Refused {
  kind: 'refused';
  status: number;
  message: string;
  /** By field name. */
  errors?: Readonly<Record<string, string>>;
  /** In seconds. */
  retryAfter?: number;
  /** Nobody waits for the rest of the body: the connection ends. */
  close?: true;
}

export type Outcome = Responded | Refused;

/** Thrown by a step that will not go on. */
export class Refusal extends Error {
  override name = 'Refusal';
  constructor(readonly refused: Refused) {
    super(refused.message);
  }
}

const refuse = (status: number, message: string, more?: Partial<Refused>) =>
  new Refusal({ kind: 'refused', status, message, ...more });

/** Our own refusals; one place for every status and text. */
export const refusals = {
  malformed: (what: string) => refuse(400, `The body is not ${what}.`),
  malformedKey: () =>
    refuse(400, 'Idempotency-Key must be 1 to 128 letters, digits or any of . _ : ~ -'),
  cutShort: () => refuse(400, 'The body ended too early.', { close: true }),
  crossSite: () => refuse(403, 'Forms of this site can only be sent from this site.'),
  tooSlow: () =>
    refuse(408, 'The form took too long to arrive. Please try again.', { close: true }),
  keyInUse: () => refuse(409, 'This key was used for another submission.'),
  deleted: () =>
    refuse(
      409,
      'This was deleted on request. To send it again after all, change something in it first.',
    ),
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

/** Of the store where it is the destination, to a repeat of what has succeeded, and to spam. */
export const received: Responded = {
  kind: 'responded',
  status: 200,
  body: JSON.stringify({ message: 'Received' }),
  json: true,
  retryAfter: null,
};

/** Whether the visitor may be told that it worked: any 2xx, whatever the body holds. */
export const succeeded = (outcome: Outcome): outcome is Responded =>
  outcome.kind === 'responded' && outcome.status >= 200 && outcome.status < 300;
