import type { Locator } from '@playwright/test';
import { expect, test } from '@/e2e/fixtures/test';

/** The element at a point of another, as shares of its width and height. */
const at = (piece: Locator, x: number, y: number) =>
  piece.evaluate(
    (element, [x, y]) => {
      element.scrollIntoView({ block: 'center' });
      const { left, top, width, height } = element.getBoundingClientRect();
      const hit = document.elementFromPoint(left + width * x, top + height * y);
      return hit?.closest('a')?.getAttribute('href') ?? null;
    },
    [x, y] as const,
  );

const places = [
  [0.1, 0.2],
  [0.5, 0.5],
  [0.95, 0.9],
] as const;

test(
  'the whole of a ticket is its link, and so is the whole of a folder',
  { tag: '@phone' },
  async ({ page, visit }) => {
    await visit('/roles');
    const tickets = page.getByRole('main').locator('li[data-role]:has(a)');
    for (const ticket of await tickets.all()) {
      await expect(ticket.getByRole('link')).toHaveCount(1);
      const href = await ticket.getByRole('link').getAttribute('href');
      for (const [x, y] of places) expect(await at(ticket, x, y)).toBe(href);
    }
    await visit('/services');
    const folders = page.getByRole('main').getByRole('article');
    await expect(folders).toHaveCount(3);
    for (const folder of await folders.all()) {
      const href = await folder.getByRole('link').getAttribute('href');
      for (const [x, y] of places.slice(0, 2)) expect(await at(folder, x, y)).toBe(href);
    }
  },
);

test('each sign of the signpost leads to its course, where it is drawn', async ({
  page,
  visit,
}) => {
  await visit('/services');
  const signs = page.getByRole('navigation', { name: 'Signpost' });
  for (const [code, course] of [
    ['AMB 101', 'Ambassador programs'],
    ['CRE 201', 'Creator campaigns'],
    ['RES 301', 'Campus research'],
  ] as const) {
    const link = signs.getByRole('link', { name: `${code}: ${course}` });
    const drawing = signs.locator('svg text', { hasText: code });
    expect(await at(drawing, 0.5, 0.5)).toBe(await link.getAttribute('href'));
    await link.click();
    await expect(page.getByRole('heading', { level: 2, name: course }).last()).toBeInViewport();
  }
});
