import { describe, expect, test } from 'vitest';
import { databases } from '@/lib/testing/databases';
import { post, twoProcesses } from '@/lib/testing/in-process';
import { refusal } from '@/lib/testing/upstream/replies';
import {
  afterLook,
  FAILING_AFTER,
  initial,
  type Findings,
} from '@/lib/server/submissions/alerts/transitions';
import { health } from '@/lib/server/submissions/health';

/** About the submission. Everything else is about the upstream, and the row waits. */
const rejected = [400, 409, 411, 413, 414, 415, 422];
const misconfigured = [401, 403, 404, 405, 407, 410];

/** What is to become of each status: the row, what the visitor is told, health, the alert. */
function expected(status: number) {
  if (rejected.includes(status)) return ['rejected', status, 'ok', 'answering', 'undelivered'];
  // The visitor is not sent where a redirect leads.
  const told = status < 400 ? 502 : status;
  const isWrong = status < 400 || misconfigured.includes(status);
  const state = isWrong ? 'configuration' : 'failing';
  return ['pending', told, 'degraded', state, `upstream-${state}`];
}
const table = Array.from({ length: 300 }, (_, index) => {
  const status = 300 + index;
  return [status, ...expected(status)];
});

describe.each(databases)('an upstream’s statuses, with the store in $name', ({ fresh }) => {
  const site = twoProcesses(fresh);

  test(
    'each from 300 to 599: the row, the answer to the visitor, health, the alert',
    { timeout: 300_000 },
    async () => {
      const seen: unknown[] = [];
      let known = 0;
      for (const [status] of table as [number][]) {
        const key = `k${status}`;
        site.upstream.answers(refusal(status, { message: 'No.' }));
        const { outcome } = await post(site.services, 'submit', key);
        const row = await site.row(key);
        expect(row).toMatchObject({ last_status: status, body: expect.any(String) });
        const { status: overall, upstream, ...counts } = await health(site.others);
        expect(upstream).toMatchObject({ lastStatus: status });
        // As if nobody knew of it yet, in five minutes without an answer.
        const now = Date.now();
        const found = { now, siteUrl: '', lastStatus: row?.last_status, hasAnswered: false };
        const { unsent } = afterLook(
          { ...initial, rejected: known },
          { ...found, waitingSince: now - FAILING_AFTER, counts: counts as Findings['counts'] },
        );
        known = counts.rejected ?? known;
        const event = unsent.map((alert) => alert.event).join();
        seen.push([status, row?.state, outcome.status, overall, upstream.state, event]);
      }
      expect(seen).toEqual(table);
    },
  );
});
