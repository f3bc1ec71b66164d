/** A deployment while visitors have pages of the previous build open. */
import { waitForHydration } from '@/e2e/fixtures/wait-for-hydration';
import { expect, test as base } from '@/e2e/fixtures/test';
import { FormPage } from '@/e2e/forms/form-page';
import { closingRole, newTagline, startFirstBuild } from '@/e2e/support/two-builds';
import { rolePageCopy } from '@/components/role-page/copy';
import { listForms } from '@/components/roles';
import { ticketCopy } from '@/components/tickets/copy';
import { site } from '@/lib/site';
import type { FormFixture } from '@/lib/testing/define-fixture';
import { formFixtures, isOpen, schemaValidatedFixtures } from '@/lib/testing/fixtures';

type FirstBuild = Awaited<ReturnType<typeof startFirstBuild>>;

const test = base.extend<object, { firstBuild: FirstBuild }>({
  firstBuild: [
    async ({}, use) => {
      const firstBuild = await startFirstBuild();
      await use(firstBuild);
      await firstBuild.stop();
    },
    { scope: 'worker', timeout: 600_000 },
  ],
  site: [({ firstBuild }, use) => use(firstBuild), { scope: 'worker' }],
});

const closingFormIds = closingRole ? listForms(closingRole).map(({ formId }) => formId) : [];
const closingFixtures = formFixtures.filter(({ formId }) => closingFormIds.includes(formId));
const [stayingFixture] = schemaValidatedFixtures.filter(
  (fixture) => isOpen(fixture) && !closingFixtures.includes(fixture),
);

test('tabs opened before a deployment keep typed values, validate, submit and navigate', async ({
  context,
  firstBuild,
  email,
  upstream,
}) => {
  test.slow();
  test.skip(!stayingFixture, 'every other role is closed');
  const fixture = stayingFixture!;
  const open = async (one: FormFixture) => {
    const tab = await context.newPage();
    await tab.goto(one.route);
    await waitForHydration(tab);
    return new FormPage(tab, one, email, upstream);
  };

  // The tab of the untouched form loads its schema after the deployment. It needs the schema of the first build.
  const [filledForm, untouchedForm] = [await open(fixture), await open(fixture)];
  await filledForm.fill(fixture.answers.slice(0, 1));
  const closedRoleForms: FormPage[] = [];
  for (const one of closingFixtures) closedRoleForms.push(await open(one));
  for (const form of closedRoleForms) await form.fill();
  await firstBuild.deploy();

  await filledForm.fill(fixture.answers.slice(1));
  await filledForm.send();
  await filledForm.expectThanks();
  filledForm.expectOneArrived();

  await untouchedForm.send();
  await untouchedForm.expectErrorsWhenEmpty(fixture);
  filledForm.expectOneArrived();
  const firstAnswers = fixture.answers.slice(0, 2);
  await untouchedForm.fill(firstAnswers);
  const tab = untouchedForm.page;
  await tab.getByRole('banner').getByRole('link', { name: site.name }).first().click();
  await expect(tab.getByRole('heading', { level: 1 })).toHaveText(newTagline);
  await tab.goBack();
  await untouchedForm.expectFilledIn(firstAnswers);

  await tab.goto('/roles');
  await expect(tab.getByText(ticketCopy.closed)).not.toHaveCount(0);
  const [withScripts, withoutScripts] = closedRoleForms;
  if (withScripts) {
    upstream.reset();
    await withScripts.send();
    await withScripts.expectThanks();
    withScripts.expectOneArrived();
  }
  if (withoutScripts) {
    upstream.reset();
    // Posts the form as the browser does without JavaScript.
    await withoutScripts.form.evaluate((element: HTMLFormElement) => element.submit());
    await withoutScripts.expectThanksAfterRedirect();
    const closed = withoutScripts.page.locator('#apply').getByText(rolePageCopy.closed);
    await expect(closed.filter({ visible: true })).toHaveCount(0);
    withoutScripts.expectOneArrived();
  }
});
