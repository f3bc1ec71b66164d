/** What a visitor's browser does, as far as the network is concerned. */
import { randomUUID } from 'node:crypto';
import { formIds, createValues } from '@/lib/testing/values';
import type { FormId } from '@/lib/forms/types';

/** Posts a body, as JSON unless the headers name another type. */
export const post = (
  site: string,
  formId: string,
  body: BodyInit,
  headers: Record<string, string> = {},
  signal?: AbortSignal,
): Promise<Response> =>
  fetch(`${site}/api/${formId}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body,
    redirect: 'manual',
    signal: signal ?? AbortSignal.timeout(60_000),
  });

export interface Sent {
  formId: FormId;
  key: string;
  /** 0: no answer came. */
  status: number;
}

/**
 * Posts one valid submission.
 *
 * @param options.key the same key again is the same submission
 * @param options.signal ends the connection when it is aborted
 * @returns what came back; never throws
 */
export async function submit(
  site: string,
  options: { formId?: FormId; key?: string; mark?: string; signal?: AbortSignal } = {},
): Promise<Sent> {
  const { formId = 'submit', key = randomUUID(), mark = key, signal } = options;
  // The mark is part of the body: the same key always comes with the same.
  const body = JSON.stringify(createValues(formId, mark));
  const status = await post(site, formId, body, { 'idempotency-key': key }, signal)
    .then((response) => response.text().then(() => response.status))
    .catch(() => 0);
  return { formId, key, status };
}

/** Sends one submission to each form. */
export const submitToAll = (site: string, key: (formId: FormId) => string): Promise<Sent[]> =>
  Promise.all(formIds.map((formId) => submit(site, { formId, key: key(formId) })));

/** @returns whether the answer was a 2xx */
export const isSuccess = ({ status }: Sent) => status >= 200 && status < 300;

/** @returns what a monitor is told; `pending`: submissions that wait for the upstream */
export const readHealth = async (
  site: string,
): Promise<{ status: string; pending: number | null }> =>
  (await fetch(`${site}/api/health`)).json();
