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

/** Statuses about the submission; all others are about the upstream, and the row waits. */
const rejected = [400, 409, 411, 413, 414, 415, 422];
const misconfigured = [401, 403, 404, 405, 407, 410];

/** Returns the row's state, the status for the visitor, health, the upstream's state and the alert. */
function expected(status: number) {
  if (rejected.includes(status)) return ['rejected', status, 'ok', 'answering', 'undelivered'];
  // Redirects and 407 are not passed on.
  const told = status < 400 || status === 407 ? 502 : status;
  const isWrong = status < 400 || misconfigured.includes(status);
  const state = isWrong ? 'configuration' : 'failing';
  return ['pending', told, 'degraded', state, `upstream-${state}`];
}
const table = Array.from({ length: 300 }, (_, index) => {
  const status = 300 + index;
  return [status, ...expected(status)];
});

describe.each(databases)('the upstream’s statuses, with the store in $name,', ({ fresh }) => {
  const site = twoProcesses(fresh);

  test(
    'decide about the row, the answer, health and alerts (300 to 599)',
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
        // As if the upstream had not answered for five minutes.
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
