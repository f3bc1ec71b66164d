/**
 * The checks of a form with our own messages are loaded when focus enters it. Where they do not come, the
 * server checks the same values.
 */
import type { Page } from '@playwright/test';
import { formCopy } from '@/components/forms/copy';
import { expect, test } from '@/e2e/fixtures/test';
import { oneOfEachKind } from '@/lib/testing/fixtures';
import { creatorApplication } from '@/lib/testing/forms/creator-application';

type Fate = 'fails' | 'stalls';

/** From now on scripts that match do not load. Tells when the first one was asked for. */
function lose(page: Page, fate: Fate, matches: (text: string) => boolean): Promise<void> {
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
const isForm = (text: string) => text.includes(formCopy.sending);

const { call } = creatorApplication;
const notLoaded = new RegExp(`^error: ChunkLoadError: the checks of /${call} did not load`, 'm');

for (const fixture of oneOfEachKind) {
  test(`${fixture.call}: a form whose script fails is an ordinary form, and arrives`, async ({
    page,
    visitForm,
    quiet,
  }) => {
    quiet.expects(/Failed to load resource/, /ChunkLoadError/);
    const lost = lose(page, 'fails', isForm);
    const form = await visitForm(fixture, { waitUntil: 'commit' });
    await lost;
    await form.fill();
    await form.send();
    await form.expectThankYouPage();
    form.expectOneArrived();
  });
}

test('the checks of a form are loaded when focus first enters it', async ({ page, openForm }) => {
  const schemas: string[] = [];
  page.on('response', async (response) => {
    if (!response.url().endsWith('.js')) return;
    if (isSchema(await response.text())) schemas.push(response.url());
  });
  const form = await openForm(creatorApplication);
  await page.mouse.wheel(0, 400);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
  expect(schemas).toEqual([]);
  await form.field('Name').focus();
  await expect.poll(() => schemas.length).toBe(1);
});

test('where the checks fail to load, the server’s answer says what is wrong; the next submit loads them', async ({
  page,
  openForm,
  upstream,
  quiet,
}) => {
  quiet.expects(/Failed to load resource/, notLoaded, new RegExp(`/${call}: 422`));
  void lose(page, 'fails', isSchema);
  const form = await openForm(creatorApplication);
  const answer = page.waitForResponse(`**/api/${call}`);
  await form.send();
  expect((await answer).status()).toBe(422);
  await form.expectMessages(creatorApplication.empty);
  await expect(form.banner).toBeVisible();
  await expect(form.field('Name')).toBeFocused();
  expect(upstream.requests).toEqual([]);

  await page.unrouteAll({ behavior: 'ignoreErrors' });
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  const checks = page.waitForResponse(
    async (response) => response.url().endsWith('.js') && isSchema(await response.text()),
  );
  await form.field('Name').fill('Ada');
  await (await checks).finished();
  await form.send();
  await form.expectMessages(creatorApplication.empty.slice(1));
  expect(asked.filter((url) => url.includes('/api/submit'))).toEqual([]);
});

test('a submit waits 3 seconds for checks that stall, and is sent then; they are given up after 120', async ({
  page,
  openForm,
  upstream,
  quiet,
}) => {
  quiet.expects(notLoaded);
  const lost = lose(page, 'stalls', isSchema);
  await page.clock.install();
  const form = await openForm(creatorApplication);
  await page.clock.pauseAt(Date.now() + 60_000);
  await form.field('Name').focus();
  await lost;
  await form.fill();
  await form.send();
  await page.clock.runFor(2999);
  expect(upstream.requests).toEqual([]);
  await page.clock.runFor(1);
  await form.expectThanks();
  form.expectOneArrived();
  expect(quiet.lines).toEqual([]);
  await page.clock.runFor(117_000);
  await expect.poll(() => quiet.lines.join('\n')).toMatch(notLoaded);
});
