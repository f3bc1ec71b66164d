/**
 * A form's script comes when the visitor first touches it: the form itself, and the schema of a
 * form with our own messages. Where either does not come, the form stays an ordinary HTML form.
 */
import type { Page } from '@playwright/test';
import { expect, test } from '@/e2e/fixtures/test';
import { oneOfEachKind } from '@/testing/fixtures';
import { ambassadorManager } from '@/testing/forms/ambassador-manager';
import { creatorApplication } from '@/testing/forms/creator-application';

type Fate = 'fails' | 'stalls';

/** From now on scripts that match do not load. Tells when the first one was asked for. */
function lose(page: Page, fate: Fate, matches = (_text: string) => true): Promise<void> {
  return new Promise((lost) =>
    page.route('**/_next/static/**/*.js', async (route) => {
      const response = await route.fetch();
      if (!matches(await response.text())) return route.fulfill({ response });
      if (fate === 'fails') await route.abort();
      lost();
    }),
  );
}

/** A schema, known by one of its messages. */
const isSchema = (text: string) => text.includes('Please enter a valid email address');

const notLoaded = (call: string) =>
  new RegExp(`^error: ChunkLoadError: the form of /${call} did not load`, 'm');

for (const fixture of oneOfEachKind) {
  test(`${fixture.call}: a form whose script fails is an ordinary form, and arrives`, async ({
    page,
    visitForm,
    quiet,
  }) => {
    quiet.expects(/Failed to load resource/, notLoaded(fixture.call));
    const form = await visitForm(fixture);
    void lose(page, 'fails');
    await form.fill();
    await expect.poll(() => quiet.lines.join('\n')).toMatch(/ChunkLoadError/);
    await expect(page.getByText(/chunk/i)).toHaveCount(0);
    await form.send();
    await form.expectThankYouPage();
    form.expectOneArrived();
  });
}

test('a form whose script never arrives is posted at once', async ({
  page,
  visitForm,
  upstream,
}) => {
  const form = await visitForm(creatorApplication);
  const lost = lose(page, 'stalls');
  await form.fill();
  await lost;
  await form.send();
  await expect.poll(() => upstream.requests.length).toBe(1);
  form.expectOneArrived();
});

test('where the schema fails to load, the server’s answer says what is wrong; the next touch loads it', async ({
  page,
  visitForm,
  upstream,
  quiet,
}) => {
  quiet.expects(/Failed to load resource/, notLoaded(creatorApplication.call));
  const form = await visitForm(creatorApplication);
  void lose(page, 'fails', isSchema);
  await form.field('Name').focus();
  await expect.poll(() => quiet.lines.join('\n')).toMatch(notLoaded(creatorApplication.call));
  await form.send();
  await expect(page).toHaveTitle(/^Error: \S/);
  await form.expectMessages(creatorApplication.empty);
  expect(upstream.requests).toEqual([]);

  await visitForm(creatorApplication);
  await form.field('Name').focus();
  await expect.poll(() => quiet.lines.join('\n').match(/ChunkLoadError/g)).toHaveLength(2);
  await page.unrouteAll();
  await form.hydrate();
  await form.send();
  await expect(form.banner).toBeVisible();
});

test('where the script fails after a navigation within the site, the browser loads the page', async ({
  page,
  visitForm,
  quiet,
}) => {
  const fixture = ambassadorManager;
  quiet.expects(/Failed to load resource/, notLoaded(fixture.call));
  const form = await visitForm(fixture);
  await page.goto('/roles');
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
  void lose(page, 'fails', (text) => text.includes('Clear this form'));
  await page.getByRole('main').locator(`a[href="${fixture.route}"]`).click();
  await expect(page).toHaveURL(fixture.route);
  await expect(form.form).toBeVisible();
  expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(false);
  expect(quiet.lines.join('\n')).toMatch(notLoaded(fixture.call));
});

for (const { what, matches } of [
  { what: 'form', matches: () => true },
  { what: 'schema', matches: isSchema },
]) {
  test(`a ${what} that never arrives is given up after 120 seconds, in the console alone`, async ({
    page,
    visitForm,
    quiet,
  }) => {
    quiet.expects(notLoaded(creatorApplication.call));
    const form = await visitForm(creatorApplication);
    await page.clock.install();
    const lost = lose(page, 'stalls', matches);
    await page.clock.pauseAt(Date.now() + 60_000);
    await form.field('Name').focus();
    await lost;
    await page.clock.runFor(119_999);
    expect(quiet.lines).toEqual([]);
    await page.clock.runFor(1);
    await expect.poll(() => quiet.lines.join('\n')).toMatch(notLoaded(creatorApplication.call));
  });
}
