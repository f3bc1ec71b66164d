import { expect, test } from '@/e2e/fixtures/test';

test.beforeEach(({ visit }) => visit('/about'));

const places = [
  { link: 'Get Started', leadsTo: '/brands' },
  { link: 'Contact Us', leadsTo: '/brands' },
  { link: 'Opportunities', leadsTo: '/roles' },
  { link: 'Privacy Policy', leadsTo: '/privacy-policy' },
];

for (const { link, leadsTo } of places) {
  test(`“${link}” in the footer leads to ${leadsTo}`, async ({ page }) => {
    await page.getByRole('contentinfo').getByRole('link', { name: link, exact: true }).click();
    await expect(page).toHaveURL(leadsTo);
  });
}

for (const { link, host } of [
  { link: 'Instagram', host: 'www.instagram.com' },
  { link: 'LinkedIn', host: 'www.linkedin.com' },
]) {
  test(`“${link}” opens elsewhere, and says so`, async ({ page }) => {
    const external = page.getByRole('contentinfo').getByRole('link', { name: link });
    await expect(external).toHaveAccessibleName(/opens in a new tab/);
    await expect(external).toHaveAttribute('href', new RegExp(`^https://${host}/.`));
    await expect(external).toHaveAttribute('target', '_blank');
    await expect(external).toHaveAttribute('rel', /noopener/);
  });
}

test('the copyright year is 2025', async ({ page }) => {
  await expect(page.getByRole('contentinfo')).toContainText('© 2025 Tassel');
});

for (const [route, words] of [
  ['/brands', 'Your next campus is one email away.'],
  ['/roles', 'Your next job is one form away.'],
  ['/creator', 'Your next job is one form away.'],
  ['/soluna-ambassador', 'Your next job is one form away.'],
] as const) {
  test(`on ${route} the footer says “${words}”`, async ({ page, visit }) => {
    await visit(route);
    const lines = page.getByRole('contentinfo').getByText(/^Your next/);
    await expect(lines.filter({ visible: true })).toHaveText([words]);
  });
}
