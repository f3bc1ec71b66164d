/** Faults of the upstream neither lose nor duplicate a submission. */
import { describe } from 'vitest';
import {
  readHealth,
  submit,
  submitToAllForms,
  isAccepted,
  type SubmitResult,
} from '@/e2e/faults/support/client';
import { test } from '@/e2e/faults/support/test';
import { databases } from '@/e2e/testing/stores';
import type { FakeUpstream } from '@/e2e/testing/upstream/fake-upstream';
import { replies, slow } from '@/e2e/testing/upstream/replies';
import { waitUntil } from '@/e2e/testing/wait-until';

const { ok, ...faults } = replies;

/** The status that the visitor gets, by fault. `gone` stands for a stopped upstream. */
const statusByFault: Record<keyof typeof faults | 'gone', number> = {
  reset: 502,
  hang: 504,
  drip: 504,
  error: 500,
  html: 503,
  redirect: 502,
  rejection: 400,
  badStatus: 502,
  upgrade: 502,
  gone: 502,
};
/** Reads the fault from the key of a submission, like `reset.submit`. */
const readFault = (key: string) => key.split('.')[0] as keyof typeof faults;

/** Returns the submissions that the upstream did not accept exactly `times` times. */
const findMiscounted = (upstream: FakeUpstream, times: number, sent: SubmitResult[]) =>
  sent.filter(({ key }) => (upstream.acceptedBodies.get(key)?.length ?? 0) !== times);

describe.concurrent.each(databases)('with the store in $name', (database) => {
  test.override({ database });

  test('delivers each submission once after every kind of upstream fault and after an outage', async ({
    site: { url },
    upstream,
    expect,
  }) => {
    upstream.chooseReply = ({ headers }) => faults[readFault(`${headers['idempotency-key']}`)];
    const attempts = Object.keys(faults).map((fault) =>
      submitToAllForms(url, (formId) => `${fault}.${formId}`),
    );
    const failed: SubmitResult[] = (await Promise.all(attempts)).flat();
    await upstream.stop();
    failed.push(...(await submitToAllForms(url, (formId) => `gone.${formId}`)));
    for (const { key, status } of failed) {
      expect.soft({ key, status }).toEqual({ key, status: statusByFault[readFault(key)] });
    }
    expect(upstream.acceptedBodies.size).toBe(0);

    upstream.chooseReply = () => ok;
    await upstream.start();
    expect(isAccepted(await submit(url, { key: 'first-after' }))).toBe(true);
    const redelivered = failed.filter(({ key }) => readFault(key) !== 'rejection');
    await waitUntil(
      'everything is delivered',
      () => findMiscounted(upstream, 1, redelivered).length === 0,
    );
    // Rejected submissions are not sent again.
    const rejected = failed.filter(({ key }) => readFault(key) === 'rejection');
    expect(findMiscounted(upstream, 0, rejected)).toEqual([]);
    console.log(
      `${database.name}: ${redelivered.length} failed first, ${redelivered.length} delivered once each`,
    );

    // Before visitors send the same submissions again, waits until the site has recorded every delivery. Otherwise, their
    // requests could make the last deliveries time out, and the site would send those submissions twice.
    await waitUntil(
      'every delivery is recorded',
      async () => (await readHealth(url)).pending === 0,
    );
    const resent = await Promise.all(failed.map(({ formId, key }) => submit(url, { formId, key })));
    expect(resent.filter((sent) => !isAccepted(sent))).toEqual([]);
    expect(findMiscounted(upstream, 1, resent)).toEqual([]);
  }, 400_000);

  test('delivers the submission of a visitor who closes the page before the response', async ({
    site: { url },
    upstream,
    expect,
  }) => {
    upstream.replyWith(slow(500));
    const controller = new AbortController();
    const sent = submit(url, { key: 'left', signal: controller.signal });
    await waitUntil('the upstream has the submission', () => upstream.requests.length > 0);
    controller.abort();
    expect(await sent).toMatchObject({ status: 0 });
    await waitUntil(
      'the submission is delivered',
      async () => (await readHealth(url)).pending === 0,
    );
  });
});
