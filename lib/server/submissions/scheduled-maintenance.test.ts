import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, describe, expect, test, vi } from 'vitest';
import { post, rowOf, twoProcesses } from '@/lib/testing/in-process';
import { replies } from '@/lib/testing/upstream/replies';
import { scheduledMaintenance } from '@/lib/server/submissions/maintenance';

const folder = mkdtempSync(path.join(tmpdir(), 'tassel-cron-'));
const secret = 'a-secret-of-the-scheduler';
const bearer = (token: string) => new Headers({ authorization: `Bearer ${token}` });

describe('a scheduler', () => {
  let count = 0;
  const site = twoProcesses(async () => `file:${path.join(folder, `${(count += 1)}.db`)}`);
  afterEach(() => void vi.useRealTimers());
  afterAll(() => rmSync(folder, { recursive: true }));

  test.each([
    ['without a secret', new Headers(), secret],
    ['with a wrong one', bearer(`${secret}x`), secret],
    ['where none is set', bearer('undefined'), undefined],
  ])('%s is refused, and nothing is sent', async (_, headers, expected) => {
    const response = await scheduledMaintenance(headers, expected, site.services);
    expect(response.status).toBe(401);
    expect(response.headers.get('www-authenticate')).toBe('Bearer');
    expect(site.upstream.requests).toEqual([]);
  });

  test('redelivers what the upstream did not take, and says so', async () => {
    site.upstream.answers(replies.error);
    await post(site.others, 'submit', 'failed');
    site.upstream.answers(replies.ok);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 60_000 });
    const response = await scheduledMaintenance(bearer(secret), secret, site.services);
    expect(response.status).toBe(200);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(await response.json()).toEqual({
      delivered: 1,
      pending: 0,
      parked: 0,
      rejected: 0,
      deleted: 0,
    });
    expect((await rowOf(site.services, 'failed'))?.state).toBe('delivered');
  });

  test('is answered 503 when the store cannot be reached', async () => {
    const unreachable = {
      ...site.services,
      store: () => Promise.reject(new Error('no connection')),
    };
    const response = await scheduledMaintenance(bearer(secret), secret, unreachable);
    expect(response.status).toBe(503);
  });
});
