/** What people write stays between them, the store and the upstream. */
import { mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect } from 'vitest';
import { post } from '@/e2e/faults/support/client';
import { submissions } from '@/e2e/faults/support/commands';
import { test } from '@/e2e/faults/support/test';
import { calls, validValues } from '@/lib/testing/values';
import { replies, type Reply } from '@/lib/testing/upstream/replies';

const canary = 'canary7f3a';
const typed = (call: (typeof calls)[number]) => validValues(call, canary);

/** An upstream that repeats what it is sent, in its answer and in its address. */
const echo: Reply = (response, request) =>
  void response
    .writeHead(200, { 'content-type': 'application/json', location: `/${canary}` })
    .end(JSON.stringify({ echo: canary, path: request.url }));

test('a marked value in every field is in no log line, no refusal, no address, and not kept', async ({
  start,
  upstream,
}) => {
  const folder = mkdtempSync(path.join(tmpdir(), 'tassel-canary-'));
  const environment = {
    UPSTREAM_URL: upstream.url,
    DATABASE_URL: `file:${path.join(folder, 'store.db')}`,
  };
  const site = await start(environment);
  const refusals: string[] = [];
  const addresses: string[] = [];
  const send = async (call: string, body: string, headers: Record<string, string> = {}) => {
    const response = await post(site.url, call, body, headers);
    addresses.push(response.url, response.headers.get('location') ?? '');
    const text = await response.text();
    // The page gives people back what they wrote; a refusal in JSON has no need to.
    if (!response.ok && headers.accept !== 'text/html') refusals.push(text);
    return response.status;
  };
  const html = { 'content-type': 'application/x-www-form-urlencoded', accept: 'text/html' };
  const asForm = (values: Record<string, unknown>) =>
    new URLSearchParams(
      Object.entries(values).flatMap(([name, value]) =>
        [value].flat().map((one) => [name, String(one)]),
      ),
    ).toString();

  const { ok, ...failing } = replies;
  for (const call of calls) {
    const values = typed(call);
    const key = (name: string) => ({ 'idempotency-key': `${call}-${name}` });
    for (const name of ['error', 'html', 'redirect', 'reset', 'refusal'] as const) {
      upstream.choose = () => failing[name];
      await send(call, JSON.stringify(values), key(name));
      await send(call, asForm({ ...values, email: `${name}@${canary}.edu` }), html);
    }
    // Not valid, not JSON, not ours, not the same.
    await send(call, JSON.stringify({ ...values, email: canary, school_email: canary }));
    await send(call, JSON.stringify(values).slice(0, -1));
    await send(call, JSON.stringify([canary]));
    await send(call, asForm({ ...values, email: canary, school_email: canary }), html);
    await send(call, JSON.stringify(values), { origin: 'https://evil.example' });
    await send(call, JSON.stringify(values), { 'idempotency-key': `${canary} ${canary}` });
    await send(call, canary, { 'content-type': 'text/plain' });
    upstream.choose = () => ok;
    expect(await send(call, JSON.stringify(values), key('error'))).toBe(200);
    expect(await send(call, JSON.stringify(validValues(call, 'other')), key('error'))).toBe(409);
    expect(await send(call, asForm(values), html)).toBe(303);
  }
  upstream.choose = () => echo;
  // Everything that is left is delivered, and then nothing of it may be kept.
  for (const call of calls) {
    for (const name of ['html', 'redirect', 'reset', 'refusal']) {
      await send(call, JSON.stringify(typed(call)), {
        'idempotency-key': `${call}-${name}`,
      });
    }
    for (const name of ['error', 'html', 'redirect', 'reset', 'refusal']) {
      await send(call, asForm({ ...typed(call), email: `${name}@${canary}.edu` }), html);
    }
  }
  // Blanked rows leave traces where SQLite has moved them; a purge removes those, too.
  await submissions(environment, 'purge', '--older-than', '1d', '--yes');
  const health = await (await fetch(`${site.url}/api/health`)).json();
  const log = site.log();
  await site.stop();

  expect(health).toMatchObject({ pending: 0 });
  expect(log).toContain('"msg":"submission"');
  expect(log).not.toContain(canary);
  expect(refusals.length).toBeGreaterThan(0);
  expect(refusals.filter((text) => text.includes(canary))).toEqual([]);
  expect(addresses.filter((text) => text.includes(canary))).toEqual([]);
  const files = readdirSync(folder);
  expect(files).toContain('store.db');
  const holding = files.filter((file) => readFileSync(path.join(folder, file)).includes(canary));
  expect(holding).toEqual([]);
});
