import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { listRows, databases } from '@/lib/testing/databases';
import { postSubmission, setUpTwoProcesses } from '@/lib/testing/in-process';
import { claimAndRecordFailure, claimForDelivery, createSubmission } from '@/lib/testing/stores';
import { COUNT_LIMIT } from '@/lib/server/submissions/store/records';

describe.each(databases)('records in $name', ({ createUrl }) => {
  const site = setUpTwoProcesses(createUrl);

  /** Inserts rows with this state that arrived in 1970. */
  const insertRows = (count: number, state: string) =>
    site.store.write((db) =>
      sql`WITH RECURSIVE number(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM number WHERE i < ${count})
        INSERT INTO submissions (key, form, state, fingerprint, received_at, attempts, body)
        SELECT ${state} || i, 'submit', ${state}, '', 1, 0, '{}' FROM number`.execute(db),
    );

  test('finds submissions by the start of their key', async () => {
    const { store } = site;
    for (const key of ['same-1%', 'same-2']) await store.claim(createSubmission({ key }));
    expect(await store.findByKeyStart('same-')).toHaveLength(2);
    expect(await store.findByKeyStart('same-1')).toHaveLength(1);
    expect(await store.findByKeyStart('%')).toEqual([]);
  });

  test('counts undelivered submissions by state, up to a limit', async () => {
    await insertRows(COUNT_LIMIT + 50, 'pending');
    await insertRows(3, 'parked');
    const counts = { pending: COUNT_LIMIT + 1, parked: 3, rejected: 0, stored: 0, spam: 0 };
    expect(await site.store.countUndelivered()).toEqual(counts);
  });

  test('purges all expired rows, even if they fill more than one page', async () => {
    await insertRows(250, 'stored');
    await claimAndRecordFailure(site.store, createSubmission({ key: 'pending' }));
    expect(await site.store.purge(1)).toBe(250);
    expect((await listRows(site.store)).map(({ key }) => key)).toEqual(['pending']);
  });

  test('deletes rows in any state and accepts the same submissions again', async () => {
    const { services, store, upstream } = site;
    for (const key of ['sent-1', 'again-1']) await postSubmission(services, 'submit', key);
    const recordDelivery = await claimForDelivery(store, createSubmission({ key: 'in flight' }));
    expect(await store.delete(['sent-1', 'again-1', 'in flight'])).toBe(3);
    expect(await store.delete(['sent-1'])).toBe(0);
    // Recording a delivery does not restore a deleted row.
    await recordDelivery('delivered');
    expect(await listRows(store)).toEqual([]);

    const { outcome } = await postSubmission(services, 'submit', 'again-1');
    expect(outcome).toMatchObject({ status: 200 });
    expect(upstream.acceptedBodies.get('again-1')).toHaveLength(2);
  });
});
