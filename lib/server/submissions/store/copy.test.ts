import { describe, expect, test } from 'vitest';
import { allRows, databases, openTestStore } from '@/lib/testing/databases';
import { post, rowOf, servicesWith } from '@/lib/testing/in-process';
import { oldStore } from '@/lib/testing/releases/stores';
import { attempt, submission } from '@/lib/testing/stores';
import { validValues } from '@/lib/testing/values';
import { copyStore, ForeignRowsError } from '@/lib/server/submissions/store/copy';

const ways = databases.flatMap((from) => databases.map((to) => ({ from, to })));

describe.each(ways)('a copy from $from.name to $to.name', ({ from, to }) => {
  const same = { added: 0, changed: 0, removed: 0 };

  test('is the same to the last column, and takes what changed since', async () => {
    const source = await openTestStore(await oldStore(from));
    const DATABASE_URL = await to.fresh();
    const target = await openTestStore(DATABASE_URL);
    expect(await copyStore(source, target)).toEqual({ ...same, rows: 7, added: 7 });
    expect(await allRows(target)).toEqual(await allRows(source));
    expect(await copyStore(source, target)).toEqual({ ...same, rows: 7 });

    await attempt(source, submission({ key: 'since-1' }));
    await source.replaceDocument('alerts', undefined, '{"rejected":1}');
    await source.forget(['stored-1']);
    await source.purge(-1, { states: ['rejected'] });
    const changes = { added: 1, changed: 1, removed: 1 };
    expect(await copyStore(source, target)).toEqual({ ...changes, rows: 7 });
    expect(await allRows(target)).toEqual(await allRows(source));

    expect(await target.readDocument('alerts')).toBe('{"rejected":1}');

    // The site goes on there: it knows what was sent, and numbers what comes.
    const moved = servicesWith({ DATABASE_URL });
    const again = await post(moved, 'submit', 'delivered-1', validValues('submit', 'delivered-1'));
    expect(again.outcome).toMatchObject({ status: 200 });
    await post(moved, 'submit', 'new-1');
    expect((await rowOf(moved, 'new-1'))?.seq).toBeGreaterThan(8);
    await (await moved.store())?.close();
    await expect(copyStore(source, target)).rejects.toThrow(ForeignRowsError);
  });

  test('refuses a database with other submissions, and leaves it as it is', async () => {
    const source = await openTestStore(await oldStore(from));
    const target = await openTestStore(await to.fresh());
    await attempt(target, submission({ key: 'other-1' }));
    const { secret } = target;
    await expect(copyStore(source, target)).rejects.toThrow(ForeignRowsError);
    expect((await allRows(target)).map(({ key }) => key)).toEqual(['other-1']);
    const row = target.db.selectFrom('store_settings').select('value').where('name', '=', 'secret');
    expect(await row.executeTakeFirst()).toEqual({ value: secret });
  });
});
