import { describe, expect, test, vi } from 'vitest';
import { databases } from '@/lib/testing/databases';
import { lines, post, postForm, twoProcesses } from '@/lib/testing/in-process';
import { replies } from '@/lib/testing/upstream/replies';

describe.each(databases)('with the store in $name', ({ fresh }) => {
  const site = twoProcesses(fresh);

  test('answers after the result is recorded', async () => {
    const { recordDelivery } = site.store;
    let isRecorded = false;
    vi.spyOn(site.store, 'recordDelivery').mockImplementation(async (result) => {
      await new Promise(setImmediate);
      await recordDelivery(result);
      isRecorded = true;
    });
    expect((await postForm(site.services)).outcome).toMatchObject({ status: 200 });
    expect(isRecorded).toBe(true);
  });

  const responded = (status: number, body: string) => ({ kind: 'responded', status, body });
  const ours = { kind: 'refused', status: 502, message: 'An error occurred. Please try again.' };
  test.each([
    ['error', responded(500, '{"message":"It broke."}'), 'pending', 500],
    ['html', responded(503, '<h1>Service unavailable</h1>'), 'pending', 503],
    ['refusal', responded(400, '{"message":"No, thank you."}'), 'rejected', 400],
    ['reset', ours, 'pending', null, 'ECONNRESET'],
    ['redirect', ours, 'pending', 302, 'REDIRECT'],
  ] as const)(
    'passes on a failure (%s) and keeps the key free',
    async (name, outcome, state, last_status, reason?: string) => {
      site.upstream.answers(replies[name]);
      expect((await post(site.services, 'submit', 'k')).outcome).toMatchObject(outcome);
      expect(await site.row('k')).toMatchObject({ state, last_status, attempts: 1 });
      const line = lines.findLast((text) => text.includes('upstream failed'));
      if (reason) expect(JSON.parse(line!)).toMatchObject({ call: 'submit', key: 'k', reason });
      site.upstream.answers(replies.ok);
      expect((await post(site.others, 'submit', 'k')).outcome).toMatchObject({ status: 200 });
      expect(site.upstream.taken.get('k')).toHaveLength(1);
      expect(await site.row('k')).toMatchObject({ state: 'delivered', attempts: 2 });
    },
  );
});

test('logs nothing that was typed', () => {
  expect(lines.length).toBeGreaterThan(0);
  expect(lines.join('')).not.toMatch(/ada|grace|@example|instagram/i);
});
