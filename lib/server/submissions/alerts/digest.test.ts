import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { sqlite } from '@/lib/testing/databases';
import { later, lines, post, servicesWith, twoProcesses } from '@/lib/testing/in-process';
import { ok, refusal, replies } from '@/lib/testing/upstream/replies';
import { isSigned } from '@/lib/testing/upstream/verify';
import { watch } from '@/lib/server/submissions/alerts/watch';
import { scheduledMaintenance } from '@/lib/server/submissions/maintenance';

const HOUR = 3_600_000;

describe('an alert', () => {
  const site = twoProcesses(sqlite.fresh);

  test('with the counts of a day is sent once a day, at its hour or at the first look after it', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-03-01T12:00:00Z') });
    onTestFinished(() => void vi.useRealTimers());
    const { url, upstream, alerted } = site;
    const environment = { DATABASE_URL: url, UPSTREAM_URL: upstream.url, ALERT_URL: alerted.url };
    const processes = [1, 2].map(() => servicesWith({ ...environment, ALERT_DIGEST: '7' }));
    onTestFinished(async () => {
      for (const each of processes) await (await each.store())?.close();
    });
    const look = () => Promise.all(processes.map(watch));
    upstream.answers(ok, replies.refusal, ok);
    for (const key of ['k', 'rejected', 'other']) await post(site.services, 'submit', key);
    const told = () => site.alerts().filter(({ event }) => event === 'digest');
    // Nothing had come before seven.
    await look();
    later(18 * HOUR);
    await look();
    expect(told()).toHaveLength(1);
    later(HOUR);
    await look();
    later(23 * HOUR);
    await look();
    expect(told()).toHaveLength(2);
    expect(told()[1]).toMatchObject({
      text: expect.stringMatching(
        /: submissions of a day: \/submit 3 \((2 delivered|1 rejected), /,
      ),
      data: { forms: [{ form: 'submit', received: 3, delivered: 2, rejected: 1 }] },
    });
  });

  test('is signed; by the cron job it is sent where there is no timer', async () => {
    const secret = `whsec_${Buffer.alloc(32, 'a').toString('base64')}`;
    const { url, upstream, alerted } = site;
    const CRON_SECRET = 'a-secret-of-the-scheduler';
    const services = servicesWith({
      ...{ DATABASE_URL: url, UPSTREAM_URL: upstream.url, CRON_SECRET },
      ...{ ALERT_URL: `${alerted.url}/?token=a`, UPSTREAM_SECRET: secret },
    });
    onTestFinished(async () => (await services.store())?.close());
    upstream.answers(refusal(410, {}));
    await post(services, 'submit');
    const headers = new Headers({ authorization: `Bearer ${CRON_SECRET}` });
    await scheduledMaintenance(headers, services);
    const [request] = alerted.requests;
    expect(request).toMatchObject({ method: 'POST', path: '/?token=a' });
    expect(isSigned(secret, request!.headers, Buffer.from(request!.body))).toBe(true);
    expect(lines.join('')).not.toMatch(/token|whsec/);
  });
});
