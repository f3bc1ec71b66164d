import { expect, test } from '@/e2e/fixtures/test';
import { routes } from '@/e2e/fixtures/routes';

/** What a page did until now, in its own order. */
function happened() {
  const paint = performance.getEntriesByName('first-contentful-paint')[0];
  const scripts = performance
    .getEntriesByType('resource')
    .filter(({ name }) => /\.(js|txt)$/.test(new URL(name).pathname));
  return {
    painted: paint?.startTime,
    asked: scripts.map(({ name, startTime }) => ({ name, startTime })),
  };
}

for (const route of routes) {
  test(`${route}: no script, nor its data, is asked for before the page has been painted`, async ({
    page,
    visit,
  }) => {
    await visit(route);
    const { painted, asked } = await page.evaluate(happened);
    expect(painted, 'the first paint').toBeDefined();
    expect(asked.filter(({ name }) => name.endsWith('.txt'))).toHaveLength(1);
    expect(asked.length).toBeGreaterThan(1);
    expect(asked.filter(({ startTime }) => startTime < painted!)).toEqual([]);
  });
}

test('a page that is never painted has its scripts all the same', async ({ page, visit }) => {
  // Nobody tells of a paint: the wait ends by itself.
  await page.addInitScript(() => {
    Object.assign(window, {
      PerformanceObserver: class {
        observe() {}
        disconnect() {}
      },
    });
  });
  await visit('/brands');
  await expect(page.locator('script[src^="/_next/"]').first()).toBeAttached();
});

test('scripts come to life in steps, between which the browser has its turn', async ({
  page,
  visit,
}) => {
  await page.addInitScript(() => {
    interface Loader {
      push: (item: unknown) => unknown;
    }
    const told: string[] = [];
    let loader: Loader | undefined;
    Object.defineProperties(window, {
      told: { value: told },
      // The loader puts itself where chunks have been collected until it came.
      TURBOPACK: {
        get: () => loader,
        set: (given: Loader) => {
          const push = given.push.bind(given);
          loader = Object.assign(given, {
            push: (item: unknown) => {
              if (!Array.isArray(item)) {
                told.push('step');
                queueMicrotask(() => told.push('turn'));
              }
              return push(item);
            },
          });
        },
      },
    });
  });
  await visit('/services');
  const told = await page.evaluate(() => (window as unknown as { told: string[] }).told);
  expect(told.length).toBeGreaterThan(6);
  expect(told).toEqual(told.map((_, index) => (index % 2 ? 'turn' : 'step')));
});
