/** What people write stays between them, the store and the upstream. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect } from 'vitest';
import { healthOf, post } from '@/e2e/faults/support/client';
import { submissions } from '@/e2e/faults/support/commands';
import { test } from '@/e2e/faults/support/test';
import { replies, type Reply } from '@/lib/testing/upstream/replies';
import { calls, validValues } from '@/lib/testing/values';

const canary = 'canary7f3a';
const html = { 'content-type': 'application/x-www-form-urlencoded', accept: 'text/html' };

/** An upstream that repeats what it is sent, in its answer and in its address. */
const echo: Reply = (response, request) =>
  void response
    .writeHead(200, { 'content-type': 'application/json', location: `/${canary}` })
    .end(JSON.stringify({ echo: canary, path: request.url }));
const { error, html: htmlError, redirect, reset, refusal } = replies;
const failures = { error, htmlError, redirect, reset, refusal };

const asForm = (values: Record<string, unknown>) =>
  new URLSearchParams(
    Object.entries(values).flatMap(([name, all]) => [all].flat().map((one) => [name, `${one}`])),
  );

test('a marked value in every field is in no log line, no refusal, no address, and not kept', async ({
  ownSite: site,
  environment,
  upstream,
}) => {
  const refusals: string[] = [];
  const addresses: string[] = [];
  const send = async (call: string, body: BodyInit, headers: Record<string, string> = {}) => {
    const response = await post(site.url, call, body, headers);
    addresses.push(response.url, response.headers.get('location') ?? '');
    const text = await response.text();
    // The page gives people back what they wrote; a refusal in JSON has no need to.
    if (!response.ok && headers.accept !== 'text/html') refusals.push(text);
    return response.status;
  };
  /** The same values as JSON and as a form, under keys of their own. */
  const sendBoth = async (reply: Reply, name: string) => {
    upstream.choose = () => reply;
    for (const call of calls) {
      const values = validValues(call, canary);
      await send(call, JSON.stringify(values), { 'idempotency-key': `${call}-${name}` });
      await send(call, asForm({ ...values, email: `${name}@${canary}.edu` }), html);
    }
  };

  for (const [name, reply] of Object.entries(failures)) await sendBoth(reply, name);
  upstream.choose = () => replies.ok;
  for (const call of calls) {
    // Not valid, not JSON, not ours, not the same.
    const values = validValues(call, canary);
    const json = JSON.stringify(values);
    const invalid = { ...values, email: canary, school_email: canary };
    await send(call, JSON.stringify(invalid));
    await send(call, json.slice(0, -1));
    await send(call, JSON.stringify([canary]));
    await send(call, asForm(invalid), html);
    await send(call, json, { origin: 'https://evil.example' });
    await send(call, json, { 'idempotency-key': `${canary} ${canary}` });
    await send(call, canary, { 'content-type': 'text/plain' });
    const key = { 'idempotency-key': `${call}-error` };
    expect(await send(call, json, key)).toBe(200);
    expect(await send(call, JSON.stringify(validValues(call, 'other')), key)).toBe(409);
    expect(await send(call, asForm(values), html)).toBe(303);
  }
  // Everything that is left is delivered, and then nothing of it may be kept.
  for (const name of Object.keys(failures)) await sendBoth(echo, name);
  // SQLite may keep copies of blanked rows in unused space, until a deletion rewrites the file.
  await submissions(environment, `delete ${calls[0]}-error --yes`);
  const health = await healthOf(site.url);
  await site.stop();

  expect(health).toMatchObject({ pending: 0 });
  expect(site.log()).toContain('"msg":"submission"');
  expect(site.log()).not.toContain(canary);
  expect(refusals.length).toBeGreaterThan(0);
  expect([...refusals, ...addresses].join('\n')).not.toContain(canary);
  const folder = path.dirname(environment.DATABASE_URL.slice('file:'.length));
  const files = readdirSync(folder);
  expect(files).toContain('s.db');
  const holding = files.filter((file) => readFileSync(path.join(folder, file)).includes(canary));
  expect(holding).toEqual([]);
});
