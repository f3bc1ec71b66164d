import { describe, expect } from 'vitest';
import { submit } from '@/e2e/faults/support/client';
import { runSubmissions } from '@/e2e/faults/support/commands';
import { test } from '@/e2e/faults/support/test';
import { databases, openTestStore } from '@/lib/testing/databases';
import { waitUntil } from '@/lib/testing/wait-until';
import { FakeUpstream } from '@/lib/testing/upstream/fake-upstream';
import { ok, replies } from '@/lib/testing/upstream/replies';

describe.concurrent.each(databases)('with the store in $name', (database) => {
  test.override({ database });

  test(
    'if a site is killed between sending and recording an alert, another site on its database sends the alert again',
    { timeout: 300_000 },
    async ({ startSite, upstream, environment, onTestFinished }) => {
      const alertReceiver = await new FakeUpstream().start();
      onTestFinished(() => alertReceiver.stop());
      // Each site sends its alerts to its own path, so that the test knows which site sent an alert.
      const startNamed = (name: string) =>
        startSite({ ...environment, ALERT_URL: `${alertReceiver.url}/${name}` });
      const sites = { '/one': await startNamed('one'), '/two': await startNamed('two') } as const;
      upstream.replyWith(replies.rejection);
      const submission = submit(sites['/one'].url, { key: 'rejected' });
      alertReceiver.chooseReply = ({ path }) => {
        alertReceiver.chooseReply = () => ok;
        const { process } = sites[path as keyof typeof sites];
        // A site may send the alert before it has answered the visitor.
        return () => void submission.then(() => process.kill('SIGKILL'));
      };
      expect((await submission).status).toBe(400);
      await waitUntil(
        'the other site sends the alert',
        () => alertReceiver.requests.length === 2,
        180,
      );
      const [first, second] = alertReceiver.requests.map(({ path, body }) => ({
        path,
        text: (JSON.parse(body) as { text: string }).text.replace(/^.*?\): /, ''),
      }));
      expect(first!.text).toMatch(/^Undelivered submissions: 1 rejected\./);
      expect(second!.text).toBe(first!.text);
      expect(first!.path).not.toBe(second!.path);

      const survivor = sites[second!.path as keyof typeof sites];
      await waitUntil('the site records the alert', () => survivor.log().includes('"alert sent"'));
      const third = await startNamed('three');
      const health = await (await fetch(`${third.url}/api/health`)).text();
      const logs = [...Object.values(sites), third].map((site) => site.log());
      // ALERT_URL may contain a secret, so neither health nor the log may show its path.
      expect([health, ...logs].join('')).not.toMatch(/\/(?:one|two|three)\b/);
      expect(alertReceiver.requests).toHaveLength(2);
    },
  );
});

test('test-alert prints whether ALERT_URL accepted the alert', async ({
  environment,
  upstream,
  onTestFinished,
}) => {
  // Commands need an existing store.
  await openTestStore(environment.DATABASE_URL!, onTestFinished);
  const testAlert = (more: Record<string, string> = {}) =>
    runSubmissions({ ...environment, ...more }, 'test-alert');
  const url = { ALERT_URL: `${upstream.url}/alert` };
  expect(await testAlert()).toMatch(/^1 .*ALERT_URL is not set/);
  expect(await testAlert(url)).toMatch(/^0 sent: Tassel .* a test alert\.\n$/);
  expect(JSON.parse(upstream.requests[0]!.body)).toMatchObject({ text: expect.any(String) });
  await upstream.stop();
  expect(await testAlert(url)).toBe(
    '1 ALERT_URL did not accept the alert (ECONNREFUSED). Check its address.\n',
  );
});
