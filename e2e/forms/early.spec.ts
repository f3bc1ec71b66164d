import { expect, test } from '@/e2e/fixtures/test';
import { formFixtures } from '@/e2e/forms/fixtures/all';
import { fillIn, send } from '@/e2e/forms/visitor';

for (const fixture of formFixtures) {
  test(`${fixture.call}, sent before its script runs, arrives and puts nothing into the address`, async ({
    page,
    upstream,
    email,
  }) => {
    // The scripts never come: what the visitor presses is the browser's own button.
    await page.route('**/*.js', () => undefined);
    await page.goto(fixture.route, { waitUntil: 'commit' });
    await fillIn(page, fixture, email);
    await send(page, fixture);
    await expect(page).toHaveURL(`${fixture.route}#thank-you`);
    // JavaScript is on, so nothing in <noscript> is shown.
    await expect(page.locator('#thank-you')).toBeInViewport();
    await expect(page.locator('#thank-you')).toContainText(fixture.thanks.text);
    const [arrived] = upstream.requests;
    expect(JSON.parse(arrived?.body ?? '')).toMatchObject({ email });
  });
}
