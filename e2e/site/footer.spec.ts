import { bottom, scrollTo } from '@/e2e/fixtures/scroll';
import { expect, test } from '@/e2e/fixtures/test';

/** Where its links lead, and its copyright year, are in required-texts.ts. */
test('the footer’s profiles open elsewhere, and say so', async ({ page, visit }) => {
  await visit('/about');
  for (const name of [/Instagram.*opens in a new tab/, /LinkedIn.*opens in a new tab/]) {
    const external = page.getByRole('contentinfo').getByRole('link', { name });
    await expect(external).toHaveAttribute('target', '_blank');
    await expect(external).toHaveAttribute('rel', /noopener/);
  }
});

test('the footer speaks to brands or to students', async ({ page, visit }) => {
  for (const [route, words] of [
    ['/brands', 'Your next campus is one email away.'],
    ['/roles', 'Your next job is one form away.'],
    ['/creator', 'Your next job is one form away.'],
    ['/soluna-ambassador', 'Your next job is one form away.'],
  ] as const) {
    await visit(route);
    const lines = page.getByRole('contentinfo').getByText(/^Your next/);
    await expect(lines.filter({ visible: true }), route).toHaveText([words]);
  }
});

test(
  'at the page’s end one tassel is seen: the footer’s',
  { tag: '@phone' },
  async ({ page, visit }) => {
    await visit('/privacy-policy');
    const [inHeader, inFooter] = ['banner', 'contentinfo'].map((role) =>
      page.getByRole(role as 'banner').locator('i[class*=tassel]'),
    );
    await scrollTo(page, Math.round((await bottom(page)) / 2));
    await expect(inHeader!).toBeInViewport();
    await scrollTo(page, await bottom(page));
    await expect(inFooter!).toBeInViewport();
    await expect(inHeader!).not.toBeInViewport();
  },
);
