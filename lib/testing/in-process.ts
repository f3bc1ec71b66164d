/** The way of a submission without a server around it, for tests beside the code. */
import { Writable } from 'node:stream';
import pino from 'pino';
import { afterEach, beforeEach, onTestFinished } from 'vitest';
import { validValues } from '@/lib/testing/values';
import { FakeUpstream } from '@/lib/testing/upstream/fake-upstream';
import { parseEnv } from '@/lib/env';
import { forms } from '@/lib/forms/registry';
import type { Call } from '@/lib/forms/form-files';
import { receive } from '@/lib/server/submissions/receive';
import { createServices, type Services } from '@/lib/server/submissions/services';

/** Every line that was logged since the file's first test. */
export const lines: string[] = [];
const log = pino(new Writable({ write: (chunk, _, done) => done(void lines.push(`${chunk}`)) }));

/** The services of a process with these settings. */
export const servicesWith = (environment: Record<string, string>) =>
  createServices(parseEnv(environment), log);

/** Posts a body as it is. */
export const postBody = (
  services: Services,
  call: Call,
  body: BodyInit,
  headers: Record<string, string> = {},
) => {
  const init = { method: 'POST', headers, body, duplex: 'half' };
  return receive(new Request('http://localhost/api', init), forms[call], services);
};

/** Posts one submission as the browser does, under a key if one is given. */
export const post = (
  services: Services,
  call: Call,
  key?: string,
  values: Record<string, unknown> = validValues(call),
  headers: Record<string, string> = {},
) =>
  postBody(services, call, JSON.stringify(values), {
    'content-type': 'application/json',
    ...(key && { 'idempotency-key': key }),
    ...headers,
  });

/** Posts the brand form as a browser does without a script. */
export const postForm = (services: Services, email = 'a@b.c') =>
  postBody(services, 'submit', new URLSearchParams({ email, firstName: 'Ada', lastName: 'L' }));

/** What the store holds under a key. */
export const rowOf = async (services: Services, key: string) =>
  (await (await services.store())?.find(key))?.[0];

/** An upstream for one test. */
export async function startUpstream(): Promise<FakeUpstream> {
  const upstream = await new FakeUpstream().start();
  onTestFinished(() => upstream.stop());
  return upstream;
}

export interface TwoProcesses {
  upstream: FakeUpstream;
  services: Services;
  /** Another process on the same database. */
  others: Services;
}

/**
 * Gives each test two processes on one new store, and an upstream.
 *
 * @param fresh makes the store
 * @returns filled in before each test
 */
export function twoProcesses(fresh: () => Promise<string>): TwoProcesses {
  const given = {} as TwoProcesses;
  beforeEach(async () => {
    given.upstream = await new FakeUpstream().start();
    const environment = { DATABASE_URL: await fresh(), UPSTREAM_URL: given.upstream.url };
    given.services = servicesWith(environment);
    given.others = servicesWith(environment);
  });
  afterEach(async () => {
    await given.upstream.stop();
    for (const one of [given.services, given.others]) await (await one.store())?.close();
  });
  return given;
}
