import { describe, expect, test, vi } from 'vitest';
import { databases } from '@/lib/testing/databases';
import {
  advanceTime,
  logLines,
  postSubmission,
  createTestServices,
  setUpTwoProcesses,
} from '@/lib/testing/in-process';
import { ok, jsonError, replies, reset } from '@/lib/testing/upstream/replies';
import { createValues } from '@/lib/testing/values';
import { handleHealthChange } from '@/lib/server/submissions/alerts';
import { handleCronRequest } from '@/lib/server/submissions/maintenance';
import { redeliver } from '@/lib/server/submissions/redeliver';

const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;
const CRON_SECRET = 'a-secret-of-the-scheduler';

describe.each(databases)('alerts of two processes with one store in $name', ({ createUrl }) => {
  const site = setUpTwoProcesses(createUrl);
  /** Runs the health check in both processes at the same time. */
  const checkHealth = () =>
    Promise.all([handleHealthChange(site.services), handleHealthChange(site.otherServices)]);
  /** Redelivers and checks the health in both processes every 15 s, and calls the cron route every minute. */
  const runFor = async (ms: number) => {
    const settings = { ...site.services.settings, cronSecret: CRON_SECRET };
    const headers = new Headers({ authorization: `Bearer ${CRON_SECRET}` });
    for (let passed = 0; passed < ms; passed += 15 * SECOND_MS) {
      advanceTime(15 * SECOND_MS);
      await Promise.all([redeliver(site.services), redeliver(site.otherServices)]);
      const cronServices = { ...site.services, settings };
      await Promise.all([
        checkHealth(),
        passed % MINUTE_MS === 0 && handleCronRequest(headers, cronServices),
      ]);
    }
  };
  const postWhileUpstreamReturns = async (status: number, key: string) => {
    site.upstream.replyWith(jsonError(status, {}));
    await postSubmission(site.services, 'submit', key);
  };

  test('sends one alert for an outage and one for its end', async () => {
    await postWhileUpstreamReturns(500, 'during');
    await runFor(4.5 * MINUTE_MS);
    expect(site.alerts()).toEqual([]);
    await runFor(5 * MINUTE_MS);
    const failingAlert =
      'The upstream has not accepted a submission for 5 minutes (status 500, submissions waiting: 1).';
    expect(site.alerts()).toEqual([failingAlert]);
    site.upstream.replyWith(ok);
    await postSubmission(site.services, 'submit', 'after');
    await runFor(5 * MINUTE_MS);
    const recoveredAlert = expect.stringMatching(
      /^The upstream accepts submissions again \(submissions waiting: \d\)\.$/,
    );
    expect(site.alerts()).toEqual([failingAlert, recoveredAlert]);
  });

  test('names the settings to check if the upstream’s status means a wrong setting', async () => {
    await postWhileUpstreamReturns(401, 'k');
    advanceTime(6 * MINUTE_MS);
    await checkHealth();
    expect(site.alerts()).toEqual([
      'The upstream answered with status 401, which means a wrong setting. Check UPSTREAM_URL and UPSTREAM_SECRET. Submissions waiting: 1.',
    ]);
  });

  test('sends no alert while the upstream accepts other submissions', async () => {
    await postWhileUpstreamReturns(403, 'bad');
    advanceTime(6 * MINUTE_MS);
    site.upstream.chooseReply = ({ key }) => (key === 'bad' ? jsonError(403, {}) : ok);
    await postSubmission(site.services, 'submit', 'good');
    await redeliver(site.services);
    await checkHealth();
    expect(site.alerts()).toEqual([]);
  });

  test('makes waiting submissions due when an outage ends', async () => {
    for (const key of ['one', 'two']) await postWhileUpstreamReturns(500, key);
    await runFor(50 * MINUTE_MS);
    site.upstream.replyWith(ok);
    await postSubmission(site.services, 'submit', 'after');
    expect(await redeliver(site.services)).toMatchObject({ delivered: 0 });
    await checkHealth();
    expect(await redeliver(site.services)).toMatchObject({ delivered: 2 });
  });

  test('reports rejected submissions at once, then new ones at most once an hour, and logs the alert', async () => {
    await postWhileUpstreamReturns(422, 'one');
    await checkHealth();
    const first =
      'Undelivered submissions: 1 rejected. To see them, run “npm run submissions -- list --state rejected”.';
    expect(site.alerts()).toEqual([first]);
    expect(JSON.parse(logLines.at(-1)!)).toMatchObject({ msg: 'alert sent', alert: [first] });
    await postWhileUpstreamReturns(422, 'two');
    advanceTime(59 * MINUTE_MS);
    await checkHealth();
    expect(site.alerts()).toEqual([first]);
    advanceTime(MINUTE_MS);
    await checkHealth();
    await checkHealth();
    expect(site.alerts()).toEqual([first, first.replace('1', '2')]);
  });

  test('sends an alert again every minute until ALERT_URL accepts it', async () => {
    site.alertReceiver.replyWith(reset, replies.redirect, replies.error, ok);
    await postWhileUpstreamReturns(422, 'rejected');
    for (let minutes = 0; minutes < 5; minutes += 1) {
      await checkHealth();
      await checkHealth();
      advanceTime(MINUTE_MS);
    }
    expect(site.alerts()).toHaveLength(4);
    expect(logLines.join('')).toContain('"alert not sent"');
  });

  test('sends an alert again if its sender is killed before it records the alert', async () => {
    await postWhileUpstreamReturns(422, 'rejected');
    const replace = vi.spyOn(site.store, 'replaceDocument');
    replace.mockImplementationOnce(site.otherStore.replaceDocument);
    replace.mockRejectedValueOnce(new Error('killed'));
    await handleHealthChange(site.services);
    await handleHealthChange(site.otherServices);
    expect(site.alerts()).toHaveLength(1);
    advanceTime(MINUTE_MS);
    await checkHealth();
    await checkHealth();
    expect(site.alerts()).toHaveLength(2);
  });

  test('each process reports when its store becomes unwritable and when it recovers', async () => {
    const probes = [site.store, site.otherStore].map((store) =>
      vi.spyOn(store, 'probeWrite').mockRejectedValue(new Error('disk full')),
    );
    await checkHealth();
    await checkHealth();
    expect(site.alerts()).toEqual(
      Array(2).fill('The store cannot be written. Check its disk or database.'),
    );
    for (const probe of probes) probe.mockRestore();
    await checkHealth();
    await checkHealth();
    expect(site.alerts().slice(2)).toEqual(Array(2).fill('The store is writable again.'));
  });

  test('alerts and log lines contain neither what visitors typed nor the path of ALERT_URL', async () => {
    site.upstream.replyWith(jsonError(422, { message: 'Mark Typed is known' }));
    await postSubmission(site.services, 'submit', 'k', createValues('submit', 'typed'));
    site.alertReceiver.replyWith(jsonError(500, { message: 'no' }), ok);
    await checkHealth();
    advanceTime(MINUTE_MS);
    await checkHealth();
    expect(site.alerts()).toHaveLength(2);
    const written = JSON.stringify([site.alertReceiver.requests.map(({ body }) => body), logLines]);
    expect(written).not.toMatch(/typed|Lovelace|known|\/alert\b/i);
  });

  test('makes waiting submissions due when an outage ends, even without ALERT_URL', async () => {
    const { url, upstream } = site;
    const services = createTestServices({ DATABASE_URL: url, UPSTREAM_URL: upstream.url });
    await postWhileUpstreamReturns(500, 'waits');
    for (let minutes = 0; minutes < 20; minutes += 1) {
      advanceTime(MINUTE_MS);
      await redeliver(services);
      await handleHealthChange(services);
    }
    upstream.replyWith(ok);
    await postSubmission(services, 'submit', 'after');
    await handleHealthChange(services);
    expect(await redeliver(services)).toMatchObject({ delivered: 1 });
    expect(site.alerts()).toEqual([]);
    await (await services.store())?.close();
  });
});
