import { expect, test } from '@/e2e/fixtures/test';

test('each sign leads to its course, and lies over its drawing', async ({ page, visit }) => {
  await visit('/services');
  for (const [sign, course] of [
    ['AMB 101: Ambassador programs', 'Ambassador programs'],
    ['CRE 201: Creator campaigns', 'Creator campaigns'],
    ['RES 301: Campus research', 'Campus research'],
  ] as const) {
    await page.evaluate(() => scrollTo(0, 0));
    const signs = page.getByRole('navigation', { name: 'Signpost' });
    const link = signs.getByRole('link', { name: sign });
    const place = (await link.boundingBox())!;
    const code = sign.slice(0, 7);
    const drawing = (await page.locator('nav svg text', { hasText: code }).boundingBox())!;
    expect(drawing.x).toBeGreaterThanOrEqual(place.x);
    expect(drawing.y).toBeGreaterThanOrEqual(place.y - 1);
    expect(drawing.x + drawing.width).toBeLessThanOrEqual(place.x + place.width);
    expect(drawing.y + drawing.height).toBeLessThanOrEqual(place.y + place.height + 1);
    await link.click();
    await expect(page.getByRole('heading', { level: 2, name: course }).last()).toBeInViewport();
  }
});
