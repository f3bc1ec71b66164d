import { describe, expect, test } from 'vitest';
import { databases } from '@/lib/testing/databases';
import { advanceTime, setUpTwoProcesses } from '@/lib/testing/in-process';
import { claimAndRecordFailure, createSubmission } from '@/lib/testing/stores';
import { PAGE_ROWS, type Filter } from '@/lib/server/submissions/store/filters';

const DAY_MS = 86_400_000;

describe.each(databases)('filters in $name', ({ createUrl }) => {
  const site = setUpTwoProcesses(createUrl);
  const storeValues = (
    key: string,
    values: Record<string, unknown>,
    form: 'submit' | 'apply' = 'submit',
  ) =>
    site.store.claim(
      createSubmission({ key, form, body: JSON.stringify(values), state: 'stored' }),
    );
  const find = async (filter: Filter) => {
    const keys: string[] = [];
    for await (const { key } of site.store.list(filter)) keys.push(key);
    return keys;
  };

  test('select submissions by form, state and time, up to a limit', async () => {
    await storeValues('one', { email: 'a@b.c' });
    await claimAndRecordFailure(site.store, createSubmission({ key: 'two' }), 'rejected');
    advanceTime(DAY_MS);
    const middle = Date.now();
    await storeValues('three', { email: 'a@b.c' }, 'apply');
    await storeValues('four', { email: 'a@b.c' });
    expect(await find({})).toEqual(['four', 'three', 'two', 'one']);
    expect(await find({ form: 'submit' })).toEqual(['four', 'two', 'one']);
    expect(await find({ states: ['rejected'] })).toEqual(['two']);
    expect(await find({ form: 'submit', states: ['stored', 'rejected'], limit: 2 })).toEqual([
      'four',
      'two',
    ]);
    expect(await find({ since: middle })).toEqual(['four', 'three']);
    expect(await find({ until: middle })).toEqual(['two', 'one']);
    expect(await find({ since: middle, until: middle })).toEqual([]);
  });

  test('match text in any field, in any case, but not in field names', async () => {
    await storeValues('ann', { email: 'Ann@Example.com', name: 'José "JJ" 100% O’Hara' });
    await storeValues('other', { list: ['Ann', 'x_y'] });
    expect(await find({ match: 'JOSÉ' })).toEqual(['ann']);
    expect(await find({ match: 'jose\u0301' })).toEqual(['ann']);
    expect(await find({ match: '"jj" 100%' })).toEqual(['ann']);
    expect(await find({ match: 'X_Y' })).toEqual(['other']);
    expect(await find({ match: 'XZY' })).toEqual([]);
    expect(await find({ match: 'email' })).toEqual([]);
    expect(await find({ match: 'ann', limit: 1 })).toEqual(['other']);
  });

  test('match whole email addresses only', async () => {
    await storeValues('ann', { email: 'Ann@Example.com' });
    await storeValues('other', { email: 'joann@example.com', list: ['Ann@Example.com.au'] });
    expect(await find({ match: 'ann@example.com' })).toEqual(['ann']);
    await storeValues('brien', {
      email: "o'brien@tassel.edu",
      name: "'quoted@tassel.edu' x@t.edu/or@tassel.edu",
    });
    expect(await find({ match: 'brien@tassel.edu' })).toEqual([]);
    for (const wholeAddress of ["o'brien@tassel.edu", 'quoted@tassel.edu', 'or@tassel.edu'])
      expect(await find({ match: wholeAddress })).toEqual(['brien']);
  });

  test('search beyond the first page of rows', async () => {
    await storeValues('first', { name: 'needle' });
    for (let count = 0; count < PAGE_ROWS + 1; count += 1)
      await storeValues(`${count}`, {}, 'apply');
    expect(await find({ match: 'needle' })).toEqual(['first']);
    expect(await find({ form: 'submit' })).toEqual(['first']);
    expect(await find({})).toHaveLength(PAGE_ROWS + 2);
  });

  test('return the same rows when a list is read again', async () => {
    await storeValues('one', {});
    const rows = site.store.list();
    for await (const { key } of rows) expect(key).toBe('one');
    await storeValues('two', {}, 'apply');
    for await (const { key } of rows) expect(key).toBe('one');
  });
});
