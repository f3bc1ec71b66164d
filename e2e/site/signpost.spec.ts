import { expect, test } from '@/e2e/fixtures/test';

for (const [sign, course] of [
  ['AMB 101: Ambassador programs', 'Ambassador programs'],
  ['CRE 201: Creator campaigns', 'Creator campaigns'],
  ['RES 301: Campus research', 'Campus research'],
] as const) {
  test(`the sign “${sign}” leads to its course, and lies over its drawing`, async ({
    page,
    visit,
  }) => {
    await visit('/services');
    const link = page
      .getByRole('navigation', { name: 'Signpost' })
      .getByRole('link', { name: sign });
    const place = await link.boundingBox();
    const drawing = await page.locator('nav svg text', { hasText: sign.slice(0, 7) }).boundingBox();
    expect(place).not.toBeNull();
    expect(drawing).not.toBeNull();
    expect(drawing!.x).toBeGreaterThanOrEqual(place!.x);
    expect(drawing!.y).toBeGreaterThanOrEqual(place!.y - 1);
    expect(drawing!.x + drawing!.width).toBeLessThanOrEqual(place!.x + place!.width);
    expect(drawing!.y + drawing!.height).toBeLessThanOrEqual(place!.y + place!.height + 1);
    await link.click();
    await expect(page.getByRole('heading', { level: 2, name: course }).last()).toBeInViewport();
  });
}
