/**
 * A form's script comes when the visitor first touches it: the form itself, and the schema of a
 * form with our own messages. Where either does not come, the form stays an ordinary HTML form.
 */
import type { Page } from '@playwright/test';
import { hydrateForm } from '@/e2e/fixtures/hydrated';
import { expect, test } from '@/e2e/fixtures/test';
import { withMessages, formFixtures } from '@/e2e/forms/fixtures/all';
import { control, endingIn, fillIn, formOf, send } from '@/e2e/forms/visitor';

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

for (const fixture of formFixtures) {
  test(`${fixture.call}: a form whose script fails is an ordinary form, and arrives`, async ({
    page,
    visit,
    upstream,
    email,
    quiet,
  }) => {
    quiet.expects(/Failed to load resource/, notLoaded(fixture.call));
    await visit(fixture.route);
    void lose(page, 'fails');
    await fillIn(page, fixture, email);
    await expect.poll(() => quiet.lines.join('\n')).toMatch(/ChunkLoadError/);
    await expect(page.getByText(/chunk/i)).toHaveCount(0);
    await send(page, fixture);
    await expect(page).toHaveURL(`${fixture.route}#thank-you`);
    const received = upstream.requests;
    expect(received).toHaveLength(1);
    expect(JSON.parse(received[0]!.body)).toMatchObject({ email });
  });

  test(`${fixture.call}: a form whose script never arrives is posted at once`, async ({
    page,
    visit,
    upstream,
    email,
  }) => {
    await visit(fixture.route);
    const lost = lose(page, 'stalls');
    await fillIn(page, fixture, email);
    await lost;
    await send(page, fixture);
    await expect.poll(() => upstream.requests).toHaveLength(1);
    const [arrived] = upstream.requests;
    expect(JSON.parse(arrived!.body)).toMatchObject({ email });
  });
}

for (const fixture of withMessages) {
  test(`${fixture.call}: where the schema fails to load, the server’s answer says what is wrong`, async ({
    page,
    visit,
    upstream,
    quiet,
  }) => {
    quiet.expects(/Failed to load resource/, notLoaded(fixture.call));
    await visit(fixture.route);
    void lose(page, 'fails', isSchema);
    await formOf(page, fixture).getByLabel(fixture.empty[0]![0], { exact: true }).focus();
    await expect.poll(() => quiet.lines.join('\n')).toMatch(notLoaded(fixture.call));
    await send(page, fixture);
    await expect(page).toHaveTitle(/^Error: \S/);
    for (const [label, message] of fixture.empty) {
      const { how } = fixture.answers.find((answer) => answer.label === label)!;
      await expect(control(formOf(page, fixture), { how, label })).toHaveAccessibleDescription(
        endingIn(message),
      );
    }
    expect(upstream.requests).toEqual([]);
  });
}

test('a script that failed is loaded at the next touch', async ({ page, visit, quiet }) => {
  const fixture = withMessages[0]!;
  quiet.expects(/Failed to load resource/, notLoaded(fixture.call));
  await visit(fixture.route);
  void lose(page, 'fails');
  const form = formOf(page, fixture);
  await form.getByLabel('Name', { exact: true }).focus();
  await expect.poll(() => quiet.lines.join('\n')).toMatch(notLoaded(fixture.call));
  await page.unrouteAll();
  await hydrateForm(form);
  await send(page, fixture);
  await expect(form.locator('[data-banner]')).toBeVisible();
});

test('where the script fails after a navigation within the site, the browser loads the page', async ({
  page,
  visit,
  quiet,
}) => {
  const fixture = withMessages[1]!;
  quiet.expects(/Failed to load resource/, notLoaded(fixture.call));
  await visit('/roles');
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
  void lose(page, 'fails', (text) => text.includes('Clear this form'));
  await page.getByRole('main').locator(`a[href="${fixture.route}"]`).click();
  await expect(page).toHaveURL(fixture.route);
  await expect(formOf(page, fixture)).toBeVisible();
  expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(false);
  expect(quiet.lines.join('\n')).toMatch(notLoaded(fixture.call));
});

for (const { what, matches } of [
  { what: 'form', matches: () => true },
  { what: 'schema', matches: isSchema },
]) {
  test(`a ${what} that never arrives is given up after 120 seconds, in the console alone`, async ({
    page,
    visit,
    quiet,
  }) => {
    const fixture = withMessages[0]!;
    quiet.expects(notLoaded(fixture.call));
    await visit(fixture.route);
    await page.clock.install();
    const lost = lose(page, 'stalls', matches);
    await page.clock.pauseAt(Date.now() + 60_000);
    await formOf(page, fixture).getByLabel('Name', { exact: true }).focus();
    await lost;
    await page.clock.runFor(119_999);
    expect(quiet.lines).toEqual([]);
    await page.clock.runFor(1);
    await expect.poll(() => quiet.lines.join('\n')).toMatch(notLoaded(fixture.call));
  });
}
