import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { databases } from '@/e2e/testing/stores';
import { logLines, postSubmission, setUpTwoProcesses } from '@/e2e/testing/in-process';
import { brokenJson, jsonError, replies } from '@/e2e/testing/upstream/replies';

const [, listedStatuses] = /^\| ([\d, ]+) \| Rejected/m.exec(
  readFileSync('docs/upstream.md', 'utf8'),
)!;
const rejectingStatuses = listedStatuses!.split(', ').map(Number);
const otherStatuses = [401, 403, 404, 405, 408, 410, 412, 421, 429, 451, 501, 504, 599].filter(
  (status) => !rejectingStatuses.includes(status),
);
const errors = { ...replies, brokenJson: brokenJson(500, '{"message":') };
const json = 'application/json';
const unreachable = '{"message":"An error occurred. Please try again."}';

describe.each(databases)('delivery with the store in $name', ({ createUrl }) => {
  const site = setUpTwoProcesses(createUrl);

  test.each([
    ['error', 500, json, '{"message":"It broke."}', 'pending', 500],
    ['brokenJson', 500, 'text/plain', '{"message":', 'pending', 500],
    ['html', 503, 'text/plain', '<h1>Service unavailable</h1>', 'pending', 503],
    ['rejection', 400, json, '{"message":"No, thank you."}', 'rejected', 400],
    ['reset', 502, json, unreachable, 'pending', null],
    ['redirect', 502, json, unreachable, 'pending', 302],
  ] as const)(
    'records the error “%s”, then returns it to the visitor, and accepts the same key again',
    async (name, status, contentType, body, state, last_status) => {
      site.upstream.replyWith(errors[name]);
      const { outcome } = await postSubmission(site.context, 'submit', 'k');
      expect(outcome).toMatchObject({ status, contentType, body });
      expect(await site.row('k')).toMatchObject({ state, last_status, attempts: 1 });
      site.upstream.replyWith(replies.ok);
      const again = await postSubmission(site.otherContext, 'submit', 'k');
      expect(again.outcome.status).toBe(200);
      expect(site.upstream.acceptedBodies.get('k')).toHaveLength(1);
      expect(await site.row('k')).toMatchObject({ state: 'delivered', attempts: 2, body: null });
    },
  );

  test('keeps a submission pending after every status except 2xx and those that docs/upstream.md calls “Rejected”', async () => {
    for (const status of otherStatuses) {
      site.upstream.replyWith(jsonError(status, { message: 'No.' }));
      const key = `k${status}`;
      const { outcome } = await postSubmission(site.context, 'submit', key);
      expect(outcome.status).toBe(status);
      expect(await site.row(key)).toMatchObject({ state: 'pending', last_status: status });
      expect(JSON.parse(logLines.at(-1)!)).toMatchObject({ form: 'submit', key, status });
    }
    for (const status of rejectingStatuses) {
      site.upstream.replyWith(jsonError(status, { message: 'No.' }));
      await postSubmission(site.context, 'submit', `k${status}`);
      const row = await site.row(`k${status}`);
      expect(row).toMatchObject({ state: 'rejected', last_status: status });
    }
  });
});
