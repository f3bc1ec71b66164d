/** What the upstream of the tests can be told to answer. Plain data: it travels between processes. */
export interface Reply {
  status?: number;
  type?: string;
  body?: string;
  /** Waits this long, in milliseconds, before answering. */
  delay?: number;
}

/** `reset` cuts the connection; `hang` never answers. */
export type Answer = Reply | 'reset' | 'hang';

/** One request as it arrived. */
export interface Received {
  method: string;
  path: string;
  headers: Record<string, string>;
  /** The raw body. */
  body: string;
}

const json = (status: number, value: unknown): Reply => ({
  status,
  type: 'application/json',
  body: JSON.stringify(value),
});

export const ok = json(200, { ok: true });
export const created = json(201, { id: 7 });
export const slow = (delay: number): Reply => ({ ...ok, delay });

/** A JSON error; `{}` says nothing, `{ message: '' }` says nothing either. */
export const refusal = (status: number, value: { message?: string; errors?: object }) =>
  json(status, value);

export const htmlError = (status: number, body: string): Reply => ({
  status,
  type: 'text/html; charset=utf-8',
  body,
});

/** Neither a type nor a body. */
export const emptyError = (status: number): Reply => ({ status, body: '' });

/** Claims to be JSON and is not. */
export const brokenJson = (status: number, body: string): Reply => ({
  status,
  type: 'application/json',
  body,
});

export const reset = 'reset' satisfies Answer;
export const hang = 'hang' satisfies Answer;

/** Fails so many times, then works. */
export const recovers = (times: number, failure: Answer): Answer[] => [
  ...Array.from({ length: times }, () => failure),
  ok,
];
