import { scrollY } from '@/e2e/fixtures/scroll';
import { expect, test } from '@/e2e/fixtures/test';
import { positionPages } from '@/lib/testing/open-roles';

const screens = [
  { width: 360, height: 740 },
  { width: 390, height: 844 },
  { width: 640, height: 900 },
  { width: 768, height: 1024 },
  { width: 1000, height: 1200 },
  { width: 1024, height: 768 },
  { width: 1280, height: 800 },
  { width: 1440, height: 900 },
  { width: 1920, height: 1080 },
];

for (const route of positionPages) {
  test(`${route}: at 1400 px a section begins right under the header`, async ({ page, visit }) => {
    for (const screen of screens) {
      await page.setViewportSize(screen);
      await visit(route);
      await expect.poll(() => scrollY(page)).toBe(1400);
      const distances = await page.evaluate(() => {
        const { bottom } = document.querySelector('header')!.getBoundingClientRect();
        return [...document.querySelectorAll('main section')].map((section) =>
          Math.abs(section.getBoundingClientRect().top - bottom),
        );
      });
      expect(Math.min(...distances), `${screen.width} px wide`).toBeLessThan(1);
    }
  });
}
