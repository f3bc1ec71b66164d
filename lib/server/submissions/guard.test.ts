import { afterAll, describe, expect, test } from 'vitest';
import { sqlite } from '@/e2e/testing/stores';
import { postBody, createTestContext } from '@/e2e/testing/in-process';
import { createValues } from '@/e2e/testing/answers';
import { getForm } from '@/e2e/testing/forms';
import { wantsPage } from '@/lib/server/submissions/guard';
import { receiveSubmission } from '@/lib/server/submissions/receive';

const context = createTestContext({ DATABASE_URL: await sqlite.createUrl(), RATE_LIMIT: '0' });
afterAll(async () => (await context.store())?.close());

const contentType = { json: 'application/json', urlencoded: 'application/x-www-form-urlencoded' };

/** Posts JSON. */
async function sendAndReadStatus(headers: Record<string, string>) {
  const body = JSON.stringify(createValues('submit'));
  const sent = { 'content-type': contentType.json, ...headers };
  return (await postBody(context, getForm('submit'), body, sent)).outcome.status;
}

describe('receiveSubmission', () => {
  test.each([
    ['application/json', 200],
    ['Application/JSON; charset=utf-8', 200],
    // JSON contains no name=value pairs.
    ['application/x-www-form-urlencoded', 422],
    ['multipart/form-data; boundary=x', 415],
    ['text/plain', 415],
    ['application/jsonp', 415],
    ['constructor', 415],
    ['', 415],
  ])('receives the content type “%s” and returns %i', async (type, status) => {
    expect(await sendAndReadStatus({ 'content-type': type })).toBe(status);
  });

  test.each([
    ['a client that is not a browser', {}, 200],
    ['the site itself', { 'sec-fetch-site': 'same-origin' }, 200],
    ['the address bar', { 'sec-fetch-site': 'none' }, 200],
    ['another site', { 'sec-fetch-site': 'cross-site' }, 403],
    ['another subdomain', { 'sec-fetch-site': 'same-site' }, 403],
  ])('receives a request from %s (%j) and returns %i', async (_, headers, status) => {
    expect(await sendAndReadStatus(headers as Record<string, string>)).toBe(status);
  });

  test('returns 400 if the visitor aborts the request', async () => {
    const body = new ReadableStream<Uint8Array>({
      pull: (controller) => controller.error(new Error('aborted')),
    });
    const headers = { 'content-type': contentType.json, 'content-length': '100' };
    const init = { method: 'POST', body, duplex: 'half', headers };
    const request = new Request('http://localhost/api', init);
    expect((await receiveSubmission(request, getForm('submit'), context)).outcome.status).toBe(400);
  });
});

test.each([
  [contentType.json, '', false],
  [contentType.urlencoded, '', true],
  [contentType.urlencoded, 'application/json', false],
  [contentType.urlencoded, 'text/html,application/json', true],
  ['multipart/form-data; boundary=x', '*/*', false],
])('wantsPage for the content type “%s” and Accept “%s” returns %s', (type, accept, expected) => {
  expect(wantsPage(new Headers({ 'content-type': type, accept }))).toBe(expected);
});
