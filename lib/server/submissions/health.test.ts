import { describe, expect, test } from 'vitest';
import { databases } from '@/lib/testing/databases';
import { post, twoProcesses } from '@/lib/testing/in-process';
import { ok, refusal } from '@/lib/testing/upstream/replies';
import { health } from '@/lib/server/submissions/health';

describe.each(databases)('health of a site with a store in $name', ({ fresh }) => {
  const site = twoProcesses(fresh);

  test('before anything was sent', async () => {
    const upstream = { state: 'untried' };
    expect(await health(site.services)).toMatchObject({ status: 'ok', upstream });
  });

  test.each([
    [400, 'ok', 'answering', { pending: 0, rejected: 1 }],
    // The address is wrong, or the site may not call it.
    [401, 'degraded', 'failing', { pending: 0, rejected: 1 }],
    [404, 'degraded', 'failing', { pending: 0, rejected: 1 }],
    [500, 'degraded', 'failing', { pending: 1, rejected: 0 }],
  ])('by an upstream’s last status %i it is %s', async (lastStatus, status, state, counts) => {
    site.upstream.answers(ok, refusal(lastStatus, {}));
    await post(site.services, 'submit');
    await post(site.services, 'apply');
    expect(await health(site.others)).toMatchObject({
      status,
      store: { state: 'ok' },
      upstream: { state, lastStatus },
      ...counts,
      parked: 0,
    });
  });
});
