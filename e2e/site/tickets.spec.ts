import { expect, test } from '@/e2e/fixtures/test';

test(
  'a press anywhere on a ticket or a course folder follows its link',
  { tag: '@phone' },
  async ({ page, visit }) => {
    for (const [route, items] of [
      ['/roles', page.getByRole('main').locator('li[data-role]:has(a)')],
      ['/services', page.getByRole('main').getByRole('article')],
    ] as const) {
      await visit(route);
      for (const item of await items.all()) {
        const href = await item.getByRole('link').getAttribute('href');
        await item.scrollIntoViewIfNeeded();
        const pressed = await item.evaluate((element) => {
          const { left, top, width, height } = element.getBoundingClientRect();
          const hit = document.elementFromPoint(left + width / 2, top + height / 2);
          return hit?.closest('a')?.getAttribute('href');
        });
        expect(pressed).toBe(href);
      }
    }
  },
);

test('each sign of the signpost leads to its course', async ({ page, visit }) => {
  await visit('/services');
  const signs = page.getByRole('navigation', { name: 'Our services' });
  for (const [code, course] of [
    ['AMB 101', 'Ambassador programs'],
    ['CRE 201', 'Creator campaigns'],
    ['RES 301', 'Campus research'],
  ] as const) {
    await signs.getByRole('link', { name: `${code}: ${course}` }).click();
    await expect(page.getByRole('heading', { level: 2, name: course }).last()).toBeInViewport();
  }
});
