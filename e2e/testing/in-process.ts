/** Receives submissions in the test's own process, without an HTTP server. */
import { Writable } from 'node:stream';
import pino from 'pino';
import { beforeEach, onTestFinished, vi } from 'vitest';
import { createValues } from '@/e2e/testing/answers';
import { getForm } from '@/e2e/testing/forms';
import { FakeUpstream } from '@/e2e/testing/upstream/fake-upstream';
import { parseSettings } from '@/lib/settings';
import type { FormDefinition, FormId } from '@/lib/forms/types';
import { receiveSubmission } from '@/lib/server/submissions/receive';
import { createContext, type ServerContext } from '@/lib/server/context';
import type { Store } from '@/lib/server/submissions/store/store';

/** Every line that this worker has logged, also in other test files. */
export const logLines: string[] = [];
const log = pino(new Writable({ write: (chunk, _, done) => done(void logLines.push(`${chunk}`)) }));

/** Creates the context of a process with these environment variables. */
export const createTestContext = (environment: Record<string, string>) =>
  createContext(parseSettings(environment), log);

export const postBody = (
  context: ServerContext,
  form: FormDefinition,
  body: string | Uint8Array<ArrayBuffer>,
  headers: Record<string, string> = {},
) => {
  const length = { 'content-length': `${Buffer.byteLength(body)}` };
  const init = { method: 'POST', headers: { ...length, ...headers }, body };
  return receiveSubmission(new Request('http://localhost/api', init), form, context);
};

/** Posts values as JSON, with an optional idempotency key, as the browser does. */
export const postSubmission = (
  context: ServerContext,
  formId: FormId,
  key?: string,
  values: Record<string, unknown> = createValues(formId),
) =>
  postBody(context, getForm(formId), JSON.stringify(values), {
    'content-type': 'application/json',
    ...(key && { 'idempotency-key': key }),
  });

/** Posts the brand form as a browser without JavaScript does. */
export const postWithoutJavaScript = (context: ServerContext, email = 'a@b.cd') =>
  postBody(
    context,
    getForm('submit'),
    `${new URLSearchParams({ ...(createValues('submit') as Record<string, string>), email })}`,
    { 'content-type': 'application/x-www-form-urlencoded' },
  );

export const readRow = async (context: ServerContext, key: string) =>
  (await (await context.store())?.list({ key }))?.[0];

/**
 * Advances Date by `ms`, so that back-offs, leases and retention expire. Date then stands still until the test ends.
 */
export function advanceTime(ms: number): void {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + ms });
  onTestFinished(() => void vi.useRealTimers());
}

/** Starts a fake upstream for one test. */
export async function startUpstream(): Promise<FakeUpstream> {
  const upstream = await new FakeUpstream().start();
  onTestFinished(() => upstream.stop());
  return upstream;
}

async function startTwoProcesses(url: string) {
  const upstream = await startUpstream();
  const environment = { DATABASE_URL: url, UPSTREAM_URL: upstream.url };
  const [context, otherContext] = [createTestContext(environment), createTestContext(environment)];
  const stores = await Promise.all([context.store(), otherContext.store()]);
  onTestFinished(async () => void (await Promise.all(stores.map((store) => store?.close()))));
  const [store, otherStore] = stores as [Store, Store];
  const row = (key: string) => readRow(context, key);
  return { url, upstream, context, store, otherContext, otherStore, row };
}

/**
 * Gives each test the context of two processes, which share a new store and a fake upstream.
 *
 * @param createUrl returns a DATABASE_URL
 * @returns an object whose properties are set before each test; those named `other…` belong to the second process
 */
export function setUpTwoProcesses(createUrl: () => Promise<string>) {
  const site = {} as Awaited<ReturnType<typeof startTwoProcesses>>;
  beforeEach(async () => void Object.assign(site, await startTwoProcesses(await createUrl())));
  return site;
}
