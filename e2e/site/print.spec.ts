import type { Page } from '@playwright/test';
import { overTheEdge } from '@/e2e/fixtures/over-the-edge';
import { positionPages } from '@/lib/testing/open-roles';
import { routes } from '@/e2e/support/routes';
import { expect, test } from '@/e2e/fixtures/test';

/** A sheet of A4 between its margins, in CSS pixels. */
const sheet = { width: 718, height: 1047 };

/** What would not be read on paper: browsers print words in their color, and leave grounds out. */
const illegible = (page: Page) =>
  page.evaluate(() => {
    const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true })!;
    /** Contrast with white paper. */
    const contrast = (color: string) => {
      canvas.fillStyle = '#fff';
      canvas.fillRect(0, 0, 1, 1);
      canvas.fillStyle = color;
      canvas.fillRect(0, 0, 1, 1);
      const [red, green, blue] = [...canvas.getImageData(0, 0, 1, 1).data].map((channel) => {
        const share = channel / 255;
        return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
      }) as [number, number, number];
      return 1.05 / (0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05);
    };

    const faint: string[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const text = texts.currentNode as Text;
      const parent = text.parentElement!;
      if (
        !text.data.trim() ||
        parent.closest('.visually-hidden, [aria-hidden="true"], script, style')
      )
        continue;
      if (!parent.checkVisibility({ visibilityProperty: true })) continue;
      const { color } = getComputedStyle(parent);
      if (contrast(color) < 4.5) faint.push(`${text.data.trim()} (${color})`);
    }
    const fixed = [...document.body.querySelectorAll('*')]
      .filter((element) => /fixed|sticky/.test(getComputedStyle(element).position))
      .filter((element) => element.checkVisibility() && element.getClientRects().length > 0)
      .map(({ tagName, className }) => `${tagName}.${className}`);
    return { faint, fixed };
  });

for (const route of routes) {
  test(`${route} is legible on paper, without fixed bars`, async ({ page, visit }) => {
    await page.setViewportSize(sheet);
    await visit(route);
    await page.emulateMedia({ media: 'print', reducedMotion: 'no-preference' });
    expect(await illegible(page)).toEqual({ faint: [], fixed: [] });
    expect((await overTheEdge(page)).words).toEqual([]);
    // Whatever is only for pressing is left out; what the page says stays.
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
}

/** The pages of a PDF, each of which is an object of its own in an uncompressed part of the file. */
const countPages = (pdf: Buffer) => pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length;

const sheets = 'each position prints on at most two sheets, with its address instead of the form';
test(sheets, { tag: '@chromium' }, async ({ page, visit }) => {
  for (const route of positionPages) {
    await page.emulateMedia({ media: null });
    await visit(route);
    const pages = countPages(await page.pdf({ format: 'A4', printBackground: true }));
    expect(pages, route).toBeGreaterThan(0);
    expect(pages, route).toBeLessThanOrEqual(2);
    await page.emulateMedia({ media: 'print' });
    // The host is the one that the site was built for.
    await expect(page.getByText(new RegExp(`https?://[^/]+${route}$`))).toBeVisible();
    const toPress = page.locator('form, button').or(page.getByText('Apply Now'));
    await expect(toPress.filter({ visible: true })).toHaveCount(0);
  }
});
