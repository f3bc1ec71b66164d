import { describe, expect, test } from 'vitest';
import { databases } from '@/e2e/testing/stores';
import { advanceTime, setUpTwoProcesses } from '@/e2e/testing/in-process';
import { claimAndRecord, claimForDelivery, createSubmission } from '@/e2e/testing/rows';

describe.each(databases)('records in $name', ({ createUrl }) => {
  const site = setUpTwoProcesses(createUrl);
  const toKeys = (rows: { key: string }[]) => rows.map(({ key }) => key);

  test('lists submissions by key, form, state and time, newest first, up to a limit', async () => {
    const { store } = site;
    for (const [key, form] of [
      ['one', 'submit'],
      ['two', 'apply'],
      ['three', 'submit'],
    ] as const) {
      advanceTime(1000);
      await store.claim(createSubmission({ key, form, state: 'stored' }));
    }
    advanceTime(1000);
    await claimAndRecord(store, createSubmission({ key: 'four' }), 'rejected');
    expect(toKeys(await store.list())).toEqual(['four', 'three', 'two', 'one']);
    expect(toKeys(await store.list({ form: 'submit', limit: 2 }))).toEqual(['four', 'three']);
    expect(toKeys(await store.list({ states: ['stored', 'spam'], limit: 1 }))).toEqual(['three']);
    expect(toKeys(await store.list({ key: 'two' }))).toEqual(['two']);
    const [, { created_at: since }] = (await store.list({ limit: 2 })) as [
      unknown,
      { created_at: number },
    ];
    expect(toKeys(await store.list({ since }))).toEqual(['four', 'three']);
  });

  test('finds submissions by an email address in any case, but not by a part of one', async () => {
    const emails = {
      ann: 'Ann_1@Example.com',
      joann: 'jo.ann_1@example.com',
      x: 'annX1@example.com',
    };
    for (const [key, school_email] of Object.entries(emails)) {
      const body = JSON.stringify({ school_email, message: 'ann_1@example.com wrote' });
      await site.store.claim(createSubmission({ key, body }));
    }
    expect(toKeys(await site.store.findByEmail(' ann_1@example.COM'))).toEqual(['ann']);
    expect(await site.store.findByEmail('%')).toEqual([]);
  });

  test.each([
    ['José@Example.com', 'JOSÉ@EXAMPLE.COM'],
    ['josé@example.com', 'Jose\u0301@example.com'],
    ['jürgen@strasse.example', 'Jürgen@STRASSE.example'],
    ['jürgen@straße.example', 'JÜRGEN@STRASSE.EXAMPLE'],
    ['ΝΊΚΟΣ@example.com', 'νίκος@example.com'],
    ['李@example.com', '李@example.com'],
    ['"a\\b"@example.com', '"A\\B"@example.com'],
  ])('finds the submission of %s by the address %s', async (email, wanted) => {
    const { store } = site;
    await store.claim(createSubmission({ key: 'one', body: JSON.stringify({ email }) }));
    await store.claim(createSubmission({ key: 'two', body: '{"email":"jose@example.com"}' }));
    expect(toKeys(await store.findByEmail(wanted))).toEqual(['one']);
  });

  test('finds all submissions of an address among many, newest first', async () => {
    const { store } = site;
    const body = '{"email":"ada@example.edu"}';
    const keys = Array.from({ length: 1100 }, (_, index) => `key-${index}`);
    advanceTime(0);
    // Not all at once: on a busy machine, the last would wait too long for a connection.
    for (let start = 0; start < keys.length; start += 50)
      await Promise.all(
        keys
          .slice(start, start + 50)
          .map((key) => store.claim(createSubmission({ key, body, state: 'stored' }))),
      );
    advanceTime(1);
    await store.claim(createSubmission({ key: 'a-newer-one', body }));
    const found = toKeys(await store.findByEmail('ada@example.edu'));
    expect(found[0]).toBe('a-newer-one');
    expect(found.toSorted()).toEqual(['a-newer-one', ...keys].toSorted());
  });

  test('deletes rows even while they are being sent, and accepts the same submissions again', async () => {
    const { store } = site;
    const [sent, inFlight] = [createSubmission(), createSubmission()];
    await claimAndRecord(store, sent, 'delivered');
    const recordDelivery = await claimForDelivery(store, inFlight);
    expect(await store.delete([sent.key, inFlight.key])).toBe(2);
    expect(await store.delete([sent.key])).toBe(0);
    await recordDelivery('delivered');
    expect(await store.list()).toEqual([]);
    expect(await store.claim(sent)).toMatchObject({ kind: 'accepted' });
  });
});
