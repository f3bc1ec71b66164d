import { describe, expect, test } from 'vitest';
import { databases } from '@/lib/testing/databases';
import { postSubmission, setUpTwoProcesses } from '@/lib/testing/in-process';
import { jsonError } from '@/lib/testing/upstream/replies';
import { reportHealth } from '@/lib/server/submissions/health';

/** Statuses that reject a submission. Other failures are retried. */
const rejected = [400, 409, 411, 413, 414, 415, 422];
const misconfigured = [401, 403, 404, 405, 407, 410];

/** Returns the expected state of the row, status for the visitor, health status, and state of the upstream. */
function getExpected(status: number) {
  if (rejected.includes(status)) return ['rejected', status, 'ok', 'answering'];
  // Redirects and 407 become 502.
  const visitorStatus = status < 400 || status === 407 ? 502 : status;
  const isMisconfigured = status < 400 || misconfigured.includes(status);
  const state = isMisconfigured ? 'configuration' : 'failing';
  return ['pending', visitorStatus, 'degraded', state];
}
const expectedResults = Array.from({ length: 300 }, (_, index) => {
  const status = 300 + index;
  return [status, ...getExpected(status)];
});

describe.each(databases)('upstream statuses with the store in $name', ({ createUrl }) => {
  const site = setUpTwoProcesses(createUrl);

  test(
    'set the row’s state, the visitor’s status and health (300 to 599)',
    { timeout: 300_000 },
    async () => {
      const actual: unknown[] = [];
      for (const [status] of expectedResults as [number][]) {
        const key = `k${status}`;
        site.upstream.replyWith(jsonError(status, { message: 'No.' }));
        const { outcome } = await postSubmission(site.services, 'submit', key);
        const row = await site.row(key);
        expect(row).toMatchObject({ last_status: status, body: expect.any(String) });
        const { status: overall, upstream } = await reportHealth(site.otherServices);
        expect(upstream).toMatchObject({ lastStatus: status });
        actual.push([status, row?.state, outcome.status, overall, upstream.state]);
      }
      expect(actual).toEqual(expectedResults);
    },
  );
});
