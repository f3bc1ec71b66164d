import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect } from 'vitest';
import { readHealth, postToApi } from '@/e2e/faults/support/client';
import { runSubmissions } from '@/e2e/faults/support/commands';
import { test } from '@/e2e/faults/support/test';
import { replies, type Reply } from '@/e2e/testing/upstream/replies';
import { createValues } from '@/e2e/testing/answers';
import { formIds } from '@/e2e/testing/forms';

/** A text in every submission except the conflicting ones. It occurs nowhere else. */
const canary = 'canary7f3a';
const formHeaders = { 'content-type': 'application/x-www-form-urlencoded', accept: 'text/html' };

/** A reply with the canary in its body and in a Location header. */
const echo: Reply = (response, request) =>
  void response
    .writeHead(200, { 'content-type': 'application/json', location: `/${canary}` })
    .end(JSON.stringify({ echo: canary, path: request.url }));
const { error, html: htmlError, redirect, reset, rejection } = replies;
const failingReplies = { error, htmlError, redirect, reset, rejection };

const encodeForm = (values: Record<string, unknown>) =>
  new URLSearchParams(
    Object.entries(values).flatMap(([name, all]) => [all].flat().map((one) => [name, `${one}`])),
  );

test('submitted values never appear in logs, errors or URLs, or in files after delivery', async ({
  site,
  environment,
  upstream,
}) => {
  const errorBodies: string[] = [];
  const urls: string[] = [];
  const send = async (formId: string, body: BodyInit, headers: Record<string, string> = {}) => {
    const response = await postToApi(site.url, formId, body, headers);
    urls.push(response.url, response.headers.get('location') ?? '');
    const text = await response.text();
    // Only the HTML page, for visitors without JavaScript, may repeat the values.
    if (!response.ok && headers.accept !== 'text/html') errorBodies.push(text);
    return response.status;
  };
  /** Sends values as JSON and as a form, under different keys. */
  const sendBoth = async (reply: Reply, name: string) => {
    upstream.chooseReply = () => reply;
    for (const formId of formIds) {
      const values = createValues(formId, canary);
      await send(formId, JSON.stringify(values), { 'idempotency-key': `${formId}-${name}` });
      // Sets a key, because without one, the site derives a key that changes every 10 minutes.
      await send(formId, encodeForm({ ...values, email: `${name}@${canary}.edu` }), {
        ...formHeaders,
        'idempotency-key': `${formId}-${name}-form`,
      });
    }
  };

  for (const [name, reply] of Object.entries(failingReplies)) await sendBoth(reply, name);
  upstream.chooseReply = () => replies.ok;
  for (const formId of formIds) {
    // Invalid, malformed, cross-site and conflicting submissions.
    const values = createValues(formId, canary);
    const json = JSON.stringify(values);
    const invalid = { ...values, email: canary, school_email: canary };
    await send(formId, JSON.stringify(invalid));
    await send(formId, json.slice(0, -1));
    await send(formId, JSON.stringify([canary]));
    await send(formId, encodeForm(invalid), formHeaders);
    await send(formId, json, { 'sec-fetch-site': 'cross-site' });
    await send(formId, json, { 'idempotency-key': `${canary} ${canary}` });
    await send(formId, canary, { 'content-type': 'text/plain' });
    const key = { 'idempotency-key': `${formId}-error` };
    expect(await send(formId, json, key)).toBe(200);
    expect(await send(formId, JSON.stringify(createValues(formId, 'other')), key)).toBe(409);
    expect(await send(formId, encodeForm(values), formHeaders)).toBe(303);
  }
  // Sends the failed submissions again, so that all rows are delivered. Then the store must not contain the values.
  for (const name of Object.keys(failingReplies)) await sendBoth(echo, name);
  // SQLite may keep copies of removed bodies in unused pages until `delete` rewrites the file.
  await runSubmissions(environment, `delete ${formIds[0]}-error yes`);
  const health = await readHealth(site.url);
  await site.stop();

  expect(health).toMatchObject({ pending: 0 });
  expect(site.log()).toContain('"msg":"submission"');
  expect(site.log()).not.toContain(canary);
  expect(errorBodies.length).toBeGreaterThan(0);
  expect([...errorBodies, ...urls].join('\n')).not.toContain(canary);
  const folder = path.dirname(environment.DATABASE_URL.slice('file:'.length));
  const files = readdirSync(folder);
  expect(files).toContain('s.db');
  const filesWithCanary = files.filter((file) =>
    readFileSync(path.join(folder, file)).includes(canary),
  );
  expect(filesWithCanary).toEqual([]);
});
