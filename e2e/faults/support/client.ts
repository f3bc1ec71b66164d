/** What a visitor's browser does, as far as the network is concerned. */
import { randomUUID } from 'node:crypto';
import { calls, validValues } from '@/lib/testing/values';
import type { Call } from '@/lib/forms/form-files';

export interface Sent {
  call: Call;
  key: string;
  /** 0: no answer came. */
  status: number;
  body: string;
}

/**
 * Posts one valid submission.
 *
 * @param site its address
 * @param options.key the same key again is the same submission
 * @param options.signal ends the connection when it is aborted
 * @returns what came back; never throws
 */
export async function submit(
  site: string,
  options: { call?: Call; key?: string; mark?: string; signal?: AbortSignal } = {},
): Promise<Sent> {
  const { call = 'submit', key = randomUUID() } = options;
  try {
    const response = await fetch(`${site}/api/${call}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': key },
      // The mark is part of the body: the same key always comes with the same.
      body: JSON.stringify(validValues(call, options.mark ?? key)),
      signal: options.signal ?? AbortSignal.timeout(60_000),
    });
    return { call, key, status: response.status, body: await response.text() };
  } catch {
    return { call, key, status: 0, body: '' };
  }
}

/** One submission to each call. */
export const submitToAll = (site: string, key: (call: Call) => string): Promise<Sent[]> =>
  Promise.all(calls.map((call) => submit(site, { call, key: key(call) })));

/** @returns whether the answer was a 2xx */
export const succeeded = ({ status }: Sent) => status >= 200 && status < 300;
