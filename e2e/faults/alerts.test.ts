/** Two sites on one database tell each thing once, and one that is killed while it tells leaves nothing out. */
import { describe, expect } from 'vitest';
import { submit } from '@/e2e/faults/support/client';
import { submissions } from '@/e2e/faults/support/commands';
import { test } from '@/e2e/faults/support/test';
import { databases, openTestStore } from '@/lib/testing/databases';
import { until } from '@/lib/testing/until';
import { FakeUpstream } from '@/lib/testing/upstream/fake-upstream';
import { ok } from '@/lib/testing/upstream/replies';
import { isSigned } from '@/lib/testing/upstream/verify';

const [old, next] = ['old', 'new'].map(
  (name) => `whsec_${Buffer.alloc(32, name).toString('base64')}`,
) as [string, string];

// Side by side: most of the time goes by waiting for the sites' timers.
describe.concurrent.each(databases)('with the store in $name', (database) => {
  test.override({ database });

  test(
    'kill -9 between sending an alert and noting it',
    { timeout: 300_000 },
    async ({ start, upstream, environment, onTestFinished }) => {
      const alerted = await new FakeUpstream().start();
      onTestFinished(() => alerted.stop());
      upstream.secret = next;
      const siteOf = (name: string, secret: string) =>
        start({ ...environment, ALERT_URL: `${alerted.url}/${name}`, UPSTREAM_SECRET: secret });
      const sites = {
        '/one': await siteOf('one', old),
        '/two': await siteOf('two', old),
      } as const;
      alerted.choose = ({ path }) => {
        alerted.choose = () => ok;
        return () => void sites[path as keyof typeof sites].process.kill('SIGKILL');
      };
      const told = () =>
        alerted.requests.map(({ path, body }) => ({
          path,
          ...(JSON.parse(body) as { id: string; event: string }),
        }));

      expect((await submit(sites['/one'].url, { key: 'waits' })).status).toBe(401);
      await until('the other one tells it too', () => told().length === 2, 180);
      const [first, second] = told();
      expect(second).toMatchObject({ id: first!.id, event: 'upstream-configuration' });
      expect(first!.path).not.toBe(second!.path);
      for (const { headers, body } of alerted.requests)
        expect(isSigned(old, headers, Buffer.from(body))).toBe(true);
      // Started anew with both secrets: a site that has the old one alone would be refused for ever.
      for (const { process } of Object.values(sites)) process.kill('SIGKILL');
      const three = await siteOf('three', `${old} ${next}`);
      expect((await submit(three.url, { key: 'after' })).status).toBe(200);
      const isTold = (event: string) => told().some((one) => one.event === event);
      await until('the end is told', () => isTold('upstream-recovered'), 180);
      await until('what waited has arrived', () => upstream.taken.has('waits'), 180);
      // The second site may have been killed before it noted what it had told: that is told once more, under its id.
      expect([...new Map(told().map(({ id, event }) => [id, event])).values()]).toEqual([
        'upstream-configuration',
        'upstream-recovered',
      ]);

      const health = await (await fetch(`${three.url}/api/health`)).text();
      const logs = [...Object.values(sites), three].map((site) => site.log());
      expect([health, ...logs].join('')).not.toMatch(/whsec_|b2xkb2xk|\/three\b/);
    },
  );
});

test('an operator tries the address of alerts', async ({
  environment,
  upstream,
  onTestFinished,
}) => {
  // A command does not make it.
  await openTestStore(environment.DATABASE_URL!, onTestFinished);
  const testAlert = (more: Record<string, string> = {}) =>
    submissions({ ...environment, ...more }, 'test-alert');
  const there = { ALERT_URL: `${upstream.url}/alert` };
  expect(await testAlert()).toMatch(/^1 .*ALERT_URL is not set/);
  expect(await testAlert(there)).toMatch(/^0 sent: Tassel .* a test\.\n$/);
  expect(JSON.parse(upstream.requests[0]!.body)).toMatchObject({ event: 'test' });
  await upstream.stop();
  expect(await testAlert(there)).toBe('1 ALERT_URL did not take the alert (ECONNREFUSED).\n');
  expect(await testAlert({ UPSTREAM_SECRET: 'whsec_typed' })).toMatch(
    /^1 UPSTREAM_SECRET must be whsec_ (?!.*typed).*\n$/,
  );
});
