import { expect, test } from '@/e2e/fixtures/test';
import { stories } from '@/e2e/forms/stories/all';
import { fillIn, send } from '@/e2e/forms/visitor';

for (const story of stories) {
  test(`${story.call}, sent before its script runs, arrives and puts nothing into the address`, async ({
    page,
    upstream,
    email,
  }) => {
    // The scripts never come: what the visitor presses is the browser's own button.
    await page.route('**/*.js', () => undefined);
    await page.goto(story.route, { waitUntil: 'commit' });
    await fillIn(page, story, email);
    await send(page, story);
    await expect(page).toHaveURL(`${story.route}#thank-you`);
    // JavaScript is on, so nothing in <noscript> is shown.
    await expect(page.locator('#thank-you')).toBeInViewport();
    await expect(page.locator('#thank-you')).toContainText(story.thanks.text);
    const [arrived] = await upstream.received();
    expect(JSON.parse(arrived?.body ?? '')).toMatchObject({ email });
  });
}
