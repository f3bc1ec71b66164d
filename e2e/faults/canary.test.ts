/** What people write stays between them, the store and the upstream. */
import { execFile } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { calls, validValues } from '@/lib/testing/values';
import { FakeUpstream } from '@/lib/testing/upstream/fake-upstream';
import { replies, type Reply } from '@/lib/testing/upstream/replies';
import { startSite } from '@/e2e/support/site';

const canary = 'canary7f3a';
const typed = (call: (typeof calls)[number]) => validValues(call, canary);

/** An upstream that repeats what it is sent, in its answer and in its address. */
const echo: Reply = (response, request) =>
  void response
    .writeHead(200, { 'content-type': 'application/json', location: `/${canary}` })
    .end(JSON.stringify({ echo: canary, path: request.url }));

test('a marked value in every field is in no log line, no refusal, no address, and not kept', async () => {
  const upstream = await new FakeUpstream().start();
  const folder = mkdtempSync(path.join(tmpdir(), 'tassel-canary-'));
  const environment = {
    UPSTREAM_URL: upstream.url,
    DATABASE_URL: `file:${path.join(folder, 'store.db')}`,
  };
  const site = await startSite(environment);
  const refusals: string[] = [];
  const addresses: string[] = [];
  const post = async (call: string, body: string, headers: Record<string, string>) => {
    const response = await fetch(`${site.url}/api/${call}`, {
      method: 'POST',
      headers,
      body,
      redirect: 'manual',
    });
    addresses.push(response.url, response.headers.get('location') ?? '');
    const text = await response.text();
    // The page gives people back what they wrote; a refusal in JSON has no need to.
    if (!response.ok && headers.accept !== 'text/html') refusals.push(text);
    return response.status;
  };
  const json = { 'content-type': 'application/json' };
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
    const key = (name: string) => ({ ...json, 'idempotency-key': `${call}-${name}` });
    for (const name of ['error', 'html', 'redirect', 'reset', 'refusal'] as const) {
      upstream.choose = () => failing[name];
      await post(call, JSON.stringify(values), key(name));
      await post(call, asForm({ ...values, email: `${name}@${canary}.edu` }), html);
    }
    // Not valid, not JSON, not ours, not the same.
    await post(call, JSON.stringify({ ...values, email: canary, school_email: canary }), json);
    await post(call, JSON.stringify(values).slice(0, -1), json);
    await post(call, JSON.stringify([canary]), json);
    await post(call, asForm({ ...values, email: canary, school_email: canary }), html);
    await post(call, JSON.stringify(values), { ...json, origin: 'https://evil.example' });
    await post(call, JSON.stringify(values), { ...json, 'idempotency-key': `${canary} ${canary}` });
    await post(call, canary, { 'content-type': 'text/plain' });
    upstream.choose = () => ok;
    expect(await post(call, JSON.stringify(values), key('error'))).toBe(200);
    expect(await post(call, JSON.stringify(validValues(call, 'other')), key('error'))).toBe(409);
    expect(await post(call, asForm(values), html)).toBe(303);
  }
  upstream.choose = () => echo;
  // Everything that is left is delivered, and then nothing of it may be kept.
  for (const call of calls) {
    for (const name of ['html', 'redirect', 'reset', 'refusal']) {
      await post(call, JSON.stringify(typed(call)), {
        ...json,
        'idempotency-key': `${call}-${name}`,
      });
    }
    for (const name of ['error', 'html', 'redirect', 'reset', 'refusal']) {
      await post(call, asForm({ ...typed(call), email: `${name}@${canary}.edu` }), html);
    }
  }
  // Blanked rows leave traces where SQLite has moved them; a purge removes those, too.
  // Not execFileSync: this process must see that the site closes idle connections meanwhile.
  await promisify(execFile)(
    process.execPath,
    ['--import', 'tsx', 'lib/scripts/submissions.ts', 'purge', '--older-than', '1d', '--yes'],
    { env: { ...process.env, ...environment } },
  );
  const health = await (await fetch(`${site.url}/api/health`)).json();
  const log = site.log();
  await site.stop();
  await upstream.stop();

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
