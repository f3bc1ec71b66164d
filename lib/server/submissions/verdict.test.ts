import { describe, expect, test } from 'vitest';
import { databases } from '@/lib/testing/databases';
import { post, twoProcesses } from '@/lib/testing/in-process';
import { refusal } from '@/lib/testing/upstream/replies';
import { health } from '@/lib/server/submissions/health';

/** About the submission. Everything else is about the upstream, and the row waits. */
const rejected = [400, 409, 411, 413, 414, 415, 422];
const misconfigured = [401, 403, 404, 405, 407, 410];

/** What is to become of each status: the row, what the visitor is told, health. */
function expected(status: number) {
  if (rejected.includes(status)) return ['rejected', status, 'ok', 'answering'];
  // The visitor is not sent where a redirect leads.
  if (status < 400) return ['pending', 502, 'degraded', 'configuration'];
  if (misconfigured.includes(status)) return ['pending', status, 'degraded', 'configuration'];
  return ['pending', status, 'degraded', 'failing'];
}
const table = Array.from({ length: 300 }, (_, index) => {
  const status = 300 + index;
  return [status, ...expected(status)];
});

describe.each(databases)('an upstream’s statuses, with the store in $name', ({ fresh }) => {
  const site = twoProcesses(fresh);

  test('each from 300 to 599: the row, the answer to the visitor, health', async () => {
    const seen: unknown[] = [];
    for (const [status] of table as [number][]) {
      const key = `k${status}`;
      site.upstream.answers(refusal(status, { message: 'No.' }));
      const { outcome } = await post(site.services, 'submit', key);
      const row = await site.row(key);
      expect(row).toMatchObject({ last_status: status, body: expect.any(String) });
      const { status: overall, upstream } = await health(site.others);
      expect(upstream).toMatchObject({ lastStatus: status });
      seen.push([status, row?.state, outcome.status, overall, upstream.state]);
    }
    expect(seen).toEqual(table);
  });
});
