import { describe, expect, test, vi } from 'vitest';
import { databases } from '@/lib/testing/databases';
import {
  logLines,
  postSubmission,
  postWithoutJavaScript,
  setUpTwoProcesses,
} from '@/lib/testing/in-process';
import { jsonError, replies } from '@/lib/testing/upstream/replies';

describe.each(databases)('delivery with the store in $name', ({ createUrl }) => {
  const site = setUpTwoProcesses(createUrl);

  test('records the result before it answers the visitor', async () => {
    const { recordDelivery } = site.store;
    let isRecorded = false;
    vi.spyOn(site.store, 'recordDelivery').mockImplementation(async (result) => {
      await new Promise(setImmediate);
      await recordDelivery(result);
      isRecorded = true;
    });
    expect((await postWithoutJavaScript(site.services)).outcome).toMatchObject({ status: 200 });
    expect(isRecorded).toBe(true);
  });

  const upstreamResponse = (status: number, body: string) => ({ kind: 'responded', status, body });
  const refusedBySite = {
    kind: 'refused',
    status: 502,
    message: 'An error occurred. Please try again.',
  };
  test.each([
    ['error', upstreamResponse(500, '{"message":"It broke."}'), 'pending', 500],
    ['html', upstreamResponse(503, '<h1>Service unavailable</h1>'), 'pending', 503],
    ['rejection', upstreamResponse(400, '{"message":"No, thank you."}'), 'rejected', 400],
    ['reset', refusedBySite, 'pending', null, 'ECONNRESET'],
    ['redirect', refusedBySite, 'pending', 302, 'REDIRECT'],
  ] as const)(
    'returns the failure “%s” to the visitor and accepts the same key again',
    async (name, outcome, state, last_status, reason?: string) => {
      site.upstream.replyWith(replies[name]);
      expect((await postSubmission(site.services, 'submit', 'k')).outcome).toMatchObject(outcome);
      expect(await site.row('k')).toMatchObject({ state, last_status, attempts: 1 });
      if (reason)
        expect(JSON.parse(logLines.at(-1)!)).toMatchObject({ call: 'submit', key: 'k', reason });
      site.upstream.replyWith(replies.ok);
      expect((await postSubmission(site.otherServices, 'submit', 'k')).outcome).toMatchObject({
        status: 200,
      });
      expect(site.upstream.acceptedBodies.get('k')).toHaveLength(1);
      expect(await site.row('k')).toMatchObject({ state: 'delivered', attempts: 2 });
    },
  );

  test.each([
    [
      401,
      'The upstream answered with status 401, which means a wrong setting. Check UPSTREAM_URL and UPSTREAM_SECRET.',
    ],
    [
      407,
      'The proxy did not accept the site’s login (status 407). Check the user and password in HTTPS_PROXY or HTTP_PROXY.',
    ],
    [500, 'The upstream failed (status 500).'],
  ])('logs a warning for the status %s', async (status, msg) => {
    site.upstream.replyWith(jsonError(status, {}));
    await postSubmission(site.services, 'submit', 'k');
    expect(JSON.parse(logLines.at(-1)!)).toMatchObject({ level: 40, key: 'k', status, msg });
  });
});

test('no log line of a delivery contains what visitors typed', () => {
  expect(logLines.length).toBeGreaterThan(0);
  expect(logLines.join('')).not.toMatch(/ada|grace|@example|instagram/i);
});
