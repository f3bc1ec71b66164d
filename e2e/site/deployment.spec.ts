/** A deployment while tabs of the previous build are open. */
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

type Deployed = Awaited<ReturnType<typeof startFirstBuild>>;

const test = base.extend<object, { deployed: Deployed }>({
  deployed: [
    async ({}, use) => {
      const deployed = await startFirstBuild();
      await use(deployed);
      await deployed.stop();
    },
    { scope: 'worker', timeout: 600_000 },
  ],
  site: [({ deployed }, use) => use(deployed), { scope: 'worker' }],
});

const closingFormIds = closingRole ? listForms(closingRole).map(({ formId }) => formId) : [];
const closing = formFixtures.filter(({ formId }) => closingFormIds.includes(formId));
const [staying] = schemaValidatedFixtures.filter(
  (fixture) => isOpen(fixture) && !closing.includes(fixture),
);

test('tabs opened before a deployment keep typed values, validate, submit and navigate', async ({
  context,
  deployed,
  email,
  upstream,
}) => {
  test.slow();
  test.skip(!staying, 'every other role is closed');
  const fixture = staying!;
  const open = async (one: FormFixture) => {
    const tab = await context.newPage();
    await tab.goto(one.route);
    await waitForHydration(tab);
    return new FormPage(tab, one, email, upstream);
  };

  // The untouched tab has not loaded the schema yet. It loads the first build's schema after the deployment.
  const [typedIn, untouched] = [await open(fixture), await open(fixture)];
  await typedIn.fill(fixture.answers.slice(0, 1));
  const closedRoleForms: FormPage[] = [];
  for (const one of closing) closedRoleForms.push(await open(one));
  for (const form of closedRoleForms) await form.fill();
  await deployed.deploy();

  await typedIn.fill(fixture.answers.slice(1));
  await typedIn.send();
  await typedIn.expectThanks();
  typedIn.expectOneArrived();

  await untouched.send();
  await untouched.expectMissing(fixture);
  typedIn.expectOneArrived();
  const firstAnswers = fixture.answers.slice(0, 2);
  await untouched.fill(firstAnswers);
  const tab = untouched.page;
  await tab.getByRole('banner').getByRole('link', { name: site.name }).first().click();
  await expect(tab.getByRole('heading', { level: 1 })).toHaveText(newTagline);
  await tab.goBack();
  await untouched.expectFilledIn(firstAnswers);

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
    await withoutScripts.expectThankYouPage();
    const closed = withoutScripts.page.locator('#apply').getByText(rolePageCopy.closed);
    await expect(closed.filter({ visible: true })).toHaveCount(0);
    withoutScripts.expectOneArrived();
  }
});
