/** Moving to another database as docs/deploying.md has it, while visitors go on sending. */
import { describe, expect } from 'vitest';
import { submit, succeeded } from '@/e2e/faults/support/client';
import { submissions } from '@/e2e/faults/support/commands';
import { test } from '@/e2e/faults/support/test';
import { databases, sqlite, openTestStore } from '@/lib/testing/databases';
import { until } from '@/lib/testing/until';

// Visitors come first: the command waits for the processor.
const timeout = 300_000;

describe.each(databases)('from SQLite to $name', { timeout }, ({ fresh }) => {
  test('a site is moved under load, and nothing acknowledged is lost', async ({
    start,
    onTestFinished,
  }) => {
    const [from, to] = [await sqlite.fresh(), await fresh()];
    const copy = () => submissions({ DATABASE_URL: from, UPSTREAM_URL: '' }, `copy --to '${to}'`);
    const acknowledged: string[] = [];
    let site = await start({ DATABASE_URL: from });
    let isOver = false;
    const visitor = async (_: unknown, who: number) => {
      for (let count = 0; !isOver; count += 1) {
        const key = `${who}-${count}`;
        if (succeeded(await submit(site.url, { key }))) acknowledged.push(key);
      }
    };
    const visitors = Array.from({ length: 4 }, visitor);
    await until('submissions come', () => acknowledged.length > 20);

    // It may find no moment in which nothing comes, and says so.
    expect(await copy()).toMatch(/^[01] \d+ compared: \d+ added/);
    const before = acknowledged.length;
    await until('more come', () => acknowledged.length > before + 20);
    await site.stop();
    expect(await copy()).toMatch(/\nThe copy is the same as this store\.\n$/);
    site = await start({ DATABASE_URL: to });
    const atSwitch = acknowledged.length;
    await until('the new one takes them', () => acknowledged.length > atSwitch + 20);
    // A browser that never got its answer sends the same again.
    const [first] = acknowledged;
    expect((await submit(site.url, { key: first! })).status).toBe(200);
    isOver = true;
    await Promise.all(visitors);

    const store = await openTestStore(to, onTestFinished);
    const kept = new Set<string>();
    for await (const { key } of store.list()) kept.add(key);
    expect(acknowledged.filter((key) => !kept.has(key))).toEqual([]);
    expect(acknowledged.length).toBeGreaterThan(80);
  });
});
