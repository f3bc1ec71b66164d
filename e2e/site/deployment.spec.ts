/** The next season is deployed: a role has gone, another has come (docs/roles.md), and tabs are still open. */
import type { BrowserContext } from '@playwright/test';
import { cpSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { hydrated } from '@/e2e/fixtures/hydrated';
import { expect, test as base } from '@/e2e/fixtures/test';
import { FormPage } from '@/e2e/forms/form-page';
import { added, closing, removed, staying } from '@/e2e/support/change-roles';
import { run } from '@/e2e/support/copy-project';
import { newTagline, second, startFirst } from '@/e2e/support/two-builds';
import type { FormFixture } from '@/lib/testing/fixture';
import type { FakeUpstream } from '@/lib/testing/upstream/fake-upstream';
import { site } from '@/lib/site';

type Deployed = Awaited<ReturnType<typeof startFirst>>;

const test = base.extend<object, { deployed: Deployed }>({
  deployed: [
    async ({}, use) => {
      const deployed = await startFirst();
      await use(deployed);
      await deployed.stop();
    },
    { scope: 'worker', timeout: 600_000 },
  ],
  stage: [({ deployed }, use) => use(deployed), { scope: 'worker' }],
});

/** Opens two tabs of each form, and fills them in. */
async function openTwice(
  context: BrowserContext,
  fixtures: FormFixture[],
  email: string,
  upstream: FakeUpstream,
) {
  const open = async (fixture: FormFixture, address: string) => {
    const tab = await context.newPage();
    const form = new FormPage(tab, fixture, address, upstream);
    await tab.goto(fixture.route);
    await hydrated(tab);
    await form.fill();
    return form;
  };
  const pairs: [FormPage, FormPage][] = [];
  for (const fixture of fixtures)
    pairs.push([await open(fixture, email), await open(fixture, `b.${email}`)]);
  return pairs;
}

// One site for all, which is deployed once.
test.describe.configure({ mode: 'default' });

test('a deployment leaves open tabs working: what was typed, checks, submit, the next page and back', async ({
  context,
  deployed,
  email,
  openForm,
  upstream,
}) => {
  test.slow();
  const [one, other = one!] = staying;
  test.skip(!one, 'every role is closed');
  const [first, ...rest] = one!.answers;

  // A tab where somebody is typing, and one that nobody has touched: its checks are not loaded yet.
  const form = await openForm(one!);
  await form.fill([first!]);
  const tab = await context.newPage();
  await tab.goto(other.route);
  const untouched = new FormPage(tab, other, email, upstream);
  await expect(untouched.form.getByText(/Kept in this browser tab/)).toBeVisible();
  const ofClosedRole = await openTwice(context, closing, email, upstream);
  await deployed.deploy();

  await form.fill(rest);
  await form.send();
  await form.expectThanks();
  form.expectOneArrived();

  await untouched.send();
  await untouched.expectMissing(other);
  form.expectOneArrived();
  await untouched.fill(other.answers.slice(0, 2));
  await tab.getByRole('banner').getByRole('link', { name: site.name }).first().click();
  await expect(tab.getByRole('heading', { level: 1 })).toHaveText(newTagline);
  await tab.goBack();
  await untouched.expectFilledIn(other.answers.slice(0, 2));
  await tab.goto('/roles');
  const ticketsClosed = tab.getByText('Closed for now');
  await expect(ticketsClosed).not.toHaveCount(0);
  for (const words of await ticketsClosed.all()) await words.click({ trial: true });

  // What is sent from them is taken and thanked for, never told “closed”.
  for (const [hydratedForm, nativeForm] of ofClosedRole) {
    upstream.reset();
    await hydratedForm.send();
    await hydratedForm.expectThanks();
    hydratedForm.expectOneArrived();
    upstream.reset();
    // As the browser posts it by itself.
    await nativeForm.form.evaluate((element: HTMLFormElement) => element.submit());
    await nativeForm.expectThankYouPage();
    const closed = nativeForm.page.locator('#apply').getByText('Closed for now');
    await expect(closed.filter({ visible: true })).toHaveCount(0);
    nativeForm.expectOneArrived();
  }
});

test.describe('once a role was added and another removed', { tag: '@chromium' }, () => {
  const { fixture, ticket, title } = added;
  test.beforeEach(({ deployed }) => deployed.deploy());

  test('the new one has ticket, page, form and thank-you', async ({ page, visit, openForm }) => {
    await visit('/roles');
    const item = page.getByRole('listitem').filter({ hasText: title });
    await expect(item).toContainText(ticket);
    await item.getByRole('link', { name: title }).click();
    await expect(page).toHaveURL(fixture.route);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(1400);

    const form = await openForm(fixture);
    await form.fill();
    await form.send();
    await form.expectThanks();
    form.expectOneArrived();
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('the new one takes its form', async ({ openForm }) => {
      const form = await openForm(fixture);
      await form.fill();
      await form.send();
      await form.expectThankYouPage();
      form.expectOneArrived();
    });
  });

  test('the new one has posting, card, sitemap entry and privacy line, the other nothing', async ({
    page,
    request,
  }) => {
    await page.goto(fixture.route);
    const data = await page.locator('script[type="application/ld+json"]').allTextContents();
    expect(data.join()).toContain(`"@type":"JobPosting","title":"${title}"`);
    const card = await request.get(`/cards${fixture.route}.png`);
    expect(card.headers()['content-type']).toBe('image/png');
    const read = async (route: string) => (await request.get(route)).text();
    const [sitemap, policy] = [await read('/sitemap.xml'), await read('/privacy-policy')];
    expect(sitemap).toContain(`${fixture.route}<`);
    expect(policy).toContain(`${title}s: `);
    for (const text of [sitemap, policy, await read('/roles')])
      expect(text).not.toMatch(new RegExp(`${removed.title}|${removed.route}`));
    expect((await request.get(removed.route)).status()).toBe(404);
  });

  // The build has checked the types.
  test('the API’s description, lint and unit tests agree', ({ deployed }) => {
    test.setTimeout(300_000);
    run(second, 'tsx/dist/cli.mjs', 'e2e/write-openapi.ts');
    const { paths } = JSON.parse(readFileSync(path.join(second, 'docs/openapi.json'), 'utf8'));
    expect(Object.keys(paths)).toContain(`/api/${fixture.call}`);
    expect(Object.keys(paths)).not.toContain(`/api/${removed.form.call}`);
    run(second, 'eslint/bin/eslint.js', '--max-warnings', '0', ...deployed.changed);
    run(second, 'prettier/bin/prettier.cjs', '--check', ...deployed.changed);
    // Left out of the copy until now: the bundler takes its folder for the root.
    cpSync('package-lock.json', path.join(second, 'package-lock.json'));
    run(second, 'vitest/vitest.mjs', 'run', '--project', 'unit');
  });
});
