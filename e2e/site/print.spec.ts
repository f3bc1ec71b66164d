import { axeViolations } from '@/e2e/fixtures/axe';
import { overTheEdge } from '@/e2e/fixtures/over-the-edge';
import { positionPages } from '@/lib/testing/open-roles';
import { routes } from '@/e2e/support/routes';
import { expect, test } from '@/e2e/fixtures/test';

// For a style sheet of the test's own.
test.use({ bypassCSP: true });

/** A sheet of A4 between its margins, in CSS pixels. */
const sheet = { width: 718, height: 1047 };

/** Browsers print words in their color, and leave grounds out. Logos are pictures. */
const onPaper = `
  *, ::before, ::after { background: none !important; }
  [data-logo-strip] li [aria-hidden] { visibility: hidden; }
`;

for (const route of routes) {
  test(`${route} is legible on paper, without fixed bars`, async ({ page, visit }) => {
    await page.setViewportSize(sheet);
    await visit(route);
    await page.emulateMedia({ media: 'print', reducedMotion: 'no-preference' });
    await page.addStyleTag({ content: onPaper });
    expect(await axeViolations(page, { only: 'color-contrast' })).toEqual([]);
    expect((await overTheEdge(page)).words).toEqual([]);
    const fixed = await page.locator('body *').evaluateAll((elements) =>
      elements
        .filter((element) => /fixed|sticky/.test(getComputedStyle(element).position))
        .filter((element) => element.checkVisibility() && element.getClientRects().length > 0)
        .map(({ tagName, className }) => `${tagName}.${className}`),
    );
    expect(fixed).toEqual([]);
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
