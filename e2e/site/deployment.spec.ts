import { expect, test as base } from '@/e2e/fixtures/test';
import { FormPage } from '@/e2e/forms/form-page';
import { newTagline, startFirst } from '@/e2e/support/two-builds';
import { isOpen, withMessages } from '@/lib/testing/fixtures';
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

test('a deployment leaves open tabs working: what was typed, checks, submit, the next page and back', async ({
  context,
  deployed,
  email,
  openForm,
  upstream,
}) => {
  const [one, other = one!] = withMessages.filter(isOpen);
  test.skip(!one, 'every role is closed');
  const [first, ...rest] = one!.answers;

  // A tab where somebody is typing, and one that nobody has touched: its checks are not loaded yet.
  const form = await openForm(one!);
  await form.fill([first!]);
  const tab = await context.newPage();
  await tab.goto(other.route);
  const untouched = new FormPage(tab, other, email, upstream);
  await expect(untouched.form.getByText(/Kept in this browser tab/)).toBeVisible();
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
});
