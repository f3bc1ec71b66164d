import { expect, test } from 'vitest';
import {
  errorsOf,
  fillIn,
  focusedField,
  isThanked,
  send,
  touch,
  valuesOf,
} from '@/e2e/engines/form';
import { onEachEngine } from '@/e2e/engines/stage';
import { openTestStore } from '@/lib/testing/databases';
import { formFixtures, isOpen } from '@/lib/testing/fixtures';
import { sentBy } from '@/lib/testing/values';

/** A closed role’s page has no form (lib/content/roles.ts). */
const open = formFixtures.filter(isOpen);

onEachEngine((stage) => {
  test.for(open)('$call, sent empty, leads to its first field in error', async (fixture) => {
    const { page, visit, upstream } = stage;
    await visit(fixture.route);
    await touch(page, fixture);
    await send(page, fixture);
    const first = fixture.answers[0]!;
    await expect
      .poll(() => focusedField(page))
      .toMatchObject({ name: first.name, isInvalid: true });
    // Whole, below the header that stays in view.
    await expect.poll(async () => (await focusedField(page)).belowHeader).toBeGreaterThan(0);
    expect((await focusedField(page)).aboveEdge).toBeGreaterThan(0);
    const wrong = 'empty' in fixture ? (fixture.empty as [label: string, message: string][]) : [];
    expect(await errorsOf(page, fixture)).toEqual(wrong.map(([label]) => label));
    expect(upstream.requests).toEqual([]);
  });

  test.for(open)('$call, filled in, reloaded and sent, arrives once', async (fixture) => {
    const { page, visit, upstream, database } = stage;
    const email = `ada.${crypto.randomUUID().slice(0, 8)}@example.edu`;
    await visit(fixture.route);
    await touch(page, fixture);
    await fillIn(page, fixture, email);
    const filledIn = await valuesOf(page, fixture);

    await visit(fixture.route);
    await expect.poll(() => valuesOf(page, fixture)).toEqual(filledIn);
    await touch(page, fixture);
    await send(page, fixture);
    await expect.poll(() => isThanked(page, fixture)).toBe(true);

    const received = upstream.requests;
    expect(received.map(({ path }) => path)).toEqual([`/${fixture.call}`]);
    expect(JSON.parse(received[0]!.body)).toEqual(sentBy(fixture, email));
    const store = await openTestStore(database);
    const stored = await store.find(String(received[0]!.headers['idempotency-key']));
    await store.close();
    expect(stored).toHaveLength(1);
  });
});
