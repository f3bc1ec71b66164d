/** Sends the requests of a visitor's browser. */
import { randomUUID } from 'node:crypto';
import { createValues } from '@/e2e/testing/answers';
import { formIds } from '@/e2e/testing/forms';
import type { FormId } from '@/lib/forms/types';

/** Posts a body to a form's route, as JSON unless `headers` has another type. */
export const postToApi = (
  siteUrl: string,
  formId: string,
  body: BodyInit,
  headers: Record<string, string> = {},
  signal?: AbortSignal,
): Promise<Response> =>
  fetch(`${siteUrl}/api/${formId}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body,
    redirect: 'manual',
    signal: signal ?? AbortSignal.timeout(60_000),
  });

export interface SubmitResult {
  formId: FormId;
  key: string;
  /** 0 if there is no response. */
  status: number;
}

/** Sends one valid submission, with `word` in each text. Never throws. Aborting `signal` closes the connection. */
export async function submit(
  siteUrl: string,
  options: { formId?: FormId; key?: string; word?: string; signal?: AbortSignal } = {},
): Promise<SubmitResult> {
  const { formId = 'submit', key = randomUUID(), word = key, signal } = options;
  // By default, the body depends only on the key, so that the same key always has the same body.
  const body = JSON.stringify(createValues(formId, word));
  const status = await postToApi(siteUrl, formId, body, { 'idempotency-key': key }, signal)
    .then((response) => response.text().then(() => response.status))
    .catch(() => 0);
  return { formId, key, status };
}

export const submitToAllForms = (
  siteUrl: string,
  key: (formId: FormId) => string,
): Promise<SubmitResult[]> =>
  Promise.all(formIds.map((formId) => submit(siteUrl, { formId, key: key(formId) })));

export const isAccepted = ({ status }: SubmitResult) => status >= 200 && status < 300;

/** Reads the health report. `pending` is the number of pending rows in the store. */
export const readHealth = async (
  siteUrl: string,
): Promise<{ status: string; pending: number | null }> =>
  (await fetch(`${siteUrl}/api/health`)).json();
