/** The way of a submission without a server around it, for tests beside the code. */
import { Writable } from 'node:stream';
import pino from 'pino';
import { beforeEach, onTestFinished, vi } from 'vitest';
import { createValues } from '@/lib/testing/values';
import { FakeUpstream } from '@/lib/testing/upstream/fake-upstream';
import { parseEnv } from '@/lib/env';
import { getForm } from '@/lib/testing/fixtures';
import { sampleForm, sampleValues } from '@/lib/testing/sample-form';
import type { FormDefinition, FormId } from '@/lib/forms/types';
import { receiveSubmission } from '@/lib/server/submissions/receive';
import { createServices, type Services } from '@/lib/server/submissions/services';
import type { Store } from '@/lib/server/submissions/store/store';

/** Every line that was logged since the file's first test. */
export const logLines: string[] = [];
const log = pino(new Writable({ write: (chunk, _, done) => done(void logLines.push(`${chunk}`)) }));

/** The services of a process with these settings. */
export const createTestServices = (environment: Record<string, string>) =>
  createServices(parseEnv(environment), log);

/** Posts a body as it is. */
export const postBody = (
  services: Services,
  form: FormDefinition,
  body: BodyInit,
  headers: Record<string, string> = {},
) => {
  const init = { method: 'POST', headers, body, duplex: 'half' };
  return receiveSubmission(new Request('http://localhost/api', init), form, services);
};

/** Posts one submission as the browser does, under a key if one is given. */
export const post = (
  services: Services,
  formId: FormId,
  key?: string,
  values: Record<string, unknown> = createValues(formId),
  headers: Record<string, string> = {},
) => {
  const body = JSON.stringify(values);
  return postBody(services, getForm(formId), body, {
    'content-type': 'application/json',
    'content-length': `${Buffer.byteLength(body)}`,
    ...(key && { 'idempotency-key': key }),
    ...headers,
  });
};

/** Posts the brand form as a browser does without JavaScript. */
export const postForm = (services: Services, email = 'a@b.c') =>
  postBody(
    services,
    getForm('submit'),
    new URLSearchParams({ ...(createValues('submit') as Record<string, string>), email }),
  );

/** Posts another form than the brand's. */
export const postSample = (services: Services, key: string) =>
  postBody(services, sampleForm, JSON.stringify(sampleValues), {
    'content-type': 'application/json',
    'idempotency-key': key,
  });

/** What the store holds under a key. */
export const readRow = async (services: Services, key: string) =>
  (await (await services.store())?.findByKeyStart(key))?.[0];

/** Lets the time of day pass until the test ends, in ms, and with it every back-off, lease and age. */
export function advanceTime(ms: number): void {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + ms });
  onTestFinished(() => void vi.useRealTimers());
}

/** An upstream for one test. */
export async function startUpstream(): Promise<FakeUpstream> {
  const upstream = await new FakeUpstream().start();
  onTestFinished(() => upstream.stop());
  return upstream;
}

/** @param url as in DATABASE_URL */
async function startTwo(url: string) {
  const [upstream, alerted] = [await startUpstream(), await startUpstream()];
  const environment = {
    DATABASE_URL: url,
    UPSTREAM_URL: upstream.url,
    ALERT_URL: `${alerted.url}/alert`,
  };
  const [services, others] = [createTestServices(environment), createTestServices(environment)];
  const stores = await Promise.all([services.store(), others.store()]);
  onTestFinished(async () => void (await Promise.all(stores.map((store) => store?.close()))));
  const [store, otherStore] = stores as [Store, Store];
  const row = (key: string) => readRow(services, key);
  /** The texts of the alerts that were sent, without the site's name and address. */
  const alerts = () =>
    alerted.requests.map(({ body }) =>
      (JSON.parse(body) as { text: string }).text.replace(/^.*?\): /, ''),
    );
  return { url, upstream, alerted, alerts, services, store, others, otherStore, row };
}

/**
 * Gives each test two processes on one new store, an upstream, and a receiver of alerts.
 *
 * @param fresh makes the store
 * @returns filled in before each test
 */
export function setUpTwoProcesses(fresh: () => Promise<string>) {
  const site = {} as Awaited<ReturnType<typeof startTwo>>;
  beforeEach(async () => void Object.assign(site, await startTwo(await fresh())));
  return site;
}
