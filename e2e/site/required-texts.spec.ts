import { requiredOnEveryPage, requiredTexts } from '@/e2e/site/required-texts';
import { expect, test } from '@/e2e/fixtures/test';
import { allRoutes } from '@/lib/routes';
import { isClosed } from '@/e2e/testing/forms';

const hint =
  'required texts that are missing or in another order: ask the agency first, then also change e2e/site/required-texts.ts';

/** Returns whether `text` contains the text `required`, in which `#` stands for any figure or date. */
function contains(text: string, required: string): boolean {
  const parts = required
    .toLowerCase()
    .split('#')
    .map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`));
  return new RegExp(parts.join(String.raw`[\w,+ ]{1,20}`)).test(text);
}

test.use({ javaScriptEnabled: false });

for (const route of allRoutes) {
  test(
    `${route} has its required texts, links, metadata and icons without JavaScript`,
    { tag: ['@smoke', '@copy'] },
    async ({ page, request, visit }) => {
      await visit(route);
      const { texts = [], headings = [], links = [] } = isClosed(route) ? {} : requiredTexts[route];

      // Ignores case and line breaks, because a required text may be part of a sentence.
      const text = (await page.locator('body').innerText()).replace(/\s+/g, ' ').toLowerCase();
      const required = [...texts, ...requiredOnEveryPage.texts];
      const missingTexts = required.filter((one) => !contains(text, one));
      expect.soft(missingTexts, hint).toEqual([]);

      const titles = (await page.getByRole('heading').allTextContents()).map((one) => one.trim());
      const foundHeadings = titles.filter((title) => headings.includes(title));
      expect.soft(foundHeadings, hint).toEqual(headings);

      const foundLinks = await page
        .getByRole('link')
        .evaluateAll((all) => all.map((link) => [link.textContent, link.getAttribute('href')]));
      const missingLinks = [...links, ...requiredOnEveryPage.links].filter(([words, href]) => {
        const index = foundLinks.findIndex(
          ([text, to]) => text!.trim().startsWith(words) && to === href,
        );
        // A link of the page counts once, so that three required “Learn More” need three links.
        if (index >= 0) foundLinks.splice(index, 1);
        return index < 0;
      });
      expect.soft(missingLinks, `${hint}; found: ${foundLinks.join(', ')}`).toEqual([]);
      const unsafeLinks = page.locator('a[href^="https:"]:not([target="_blank"][rel~="noopener"])');
      await expect(unsafeLinks).toHaveCount(0);
      const meta = (name: string) =>
        page.locator(`meta:is([property="${name}"], [name="${name}"])`);
      for (const name of ['description', 'og:title', 'og:description', 'og:image:alt'])
        await expect(meta(name), name).toHaveAttribute('content', /\S{2}/);
      await expect(meta('twitter:card')).toHaveAttribute('content', 'summary_large_image');
      const canonical = await page.locator('link[rel="canonical"]').getAttribute('href');
      expect(new URL(canonical!).pathname).toBe(route === '/creators' ? '/creator' : route);
      const files = await page
        .locator('link:is([rel~="icon"], [rel="apple-touch-icon"])')
        .evaluateAll((all) => all.map((link) => link.getAttribute('href')!));
      expect(files).toHaveLength(3);
      const card = new URL((await meta('og:image').getAttribute('content'))!).pathname;
      // Browsers request /favicon.ico by themselves.
      for (const file of [...files, card, '/favicon.ico'])
        expect((await request.get(file)).status(), file).toBe(200);
    },
  );
}
