import { expect, test } from '@/e2e/fixtures/test';
import { stories } from '@/e2e/forms/stories/all';
import { fillIn, formOf, send } from '@/e2e/forms/visitor';

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
    const [arrived] = await upstream.received();
    expect(JSON.parse(arrived?.body ?? '')).toMatchObject({ email });
  });

  test(`${story.call} keeps what was typed before its script ran`, async ({ page, email }) => {
    let release = () => {};
    const released = new Promise<void>((resolve) => (release = resolve));
    await page.route('**/*.js', async (route) => {
      await released;
      await route.continue();
    });
    await page.goto(story.route, { waitUntil: 'commit' });
    const input = formOf(page, story).locator('input[type="email"]');
    await input.fill(email);
    release();
    await expect
      .poll(() => input.evaluate((element) => Object.keys(element).join()))
      .toContain('__react');
    await expect(input).toHaveValue(email);
  });
}

test('a page whose data never comes is one without scripts', async ({
  page,
  upstream,
  email,
  quiet,
}) => {
  quiet.expects(/Failed to load resource/);
  const [story] = stories;
  await page.route('**/_next/static/pages/*', (route) => route.fulfill({ status: 503 }));
  await page.goto(story!.route);
  await fillIn(page, story!, email);
  await send(page, story!);
  await expect(page).toHaveURL(`${story!.route}#thank-you`);
  expect(await upstream.received()).toHaveLength(1);
});
