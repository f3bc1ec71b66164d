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
import { openTestStore } from '@/e2e/faults/support/databases';
import { stories } from '@/e2e/forms/stories/all';
import { sentBy } from '@/e2e/forms/sent-by';

onEachEngine((stage) => {
  test.for(stories)('$call, sent empty, leads to its first field in error', async (story) => {
    const { page, visit, upstream } = stage;
    await visit(story.route);
    await touch(page, story);
    await send(page, story);
    const first = story.answers[0]!;
    await expect
      .poll(() => focusedField(page))
      .toMatchObject({ name: first.name, isInvalid: true });
    // Whole, below the header that stays in view.
    await expect.poll(async () => (await focusedField(page)).belowHeader).toBeGreaterThan(0);
    expect((await focusedField(page)).aboveEdge).toBeGreaterThan(0);
    const messages = 'empty' in story ? (story.empty as [string, string][]) : [];
    expect(await errorsOf(page, story)).toEqual(messages.map((words) => words.join(': ')));
    expect(await upstream.received()).toEqual([]);
  });

  test.for(stories)('$call, filled in, reloaded and sent, arrives once', async (story) => {
    const { page, visit, upstream, database } = stage;
    const email = `ada.${crypto.randomUUID().slice(0, 8)}@example.edu`;
    await visit(story.route);
    await touch(page, story);
    await fillIn(page, story, email);
    const filledIn = await valuesOf(page, story);

    await visit(story.route);
    await expect.poll(() => valuesOf(page, story)).toEqual(filledIn);
    await touch(page, story);
    await send(page, story);
    await expect.poll(() => isThanked(page, story)).toBe(true);

    const received = await upstream.received();
    expect(received.map(({ path }) => path)).toEqual([`/${story.call}`]);
    expect(JSON.parse(received[0]!.body)).toEqual(sentBy(story, email));
    const store = await openTestStore(database);
    const stored = await store.find(received[0]!.headers['idempotency-key']!);
    await store.close();
    expect(stored).toHaveLength(1);
  });
});
