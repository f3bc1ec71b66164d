import { findAxeViolations } from '@/e2e/fixtures/axe';
import { locatePlanner } from '@/e2e/fixtures/locate-planner';
import { expect, test } from '@/e2e/fixtures/test';
import { waitForHydration } from '@/e2e/fixtures/wait-for-hydration';
import { brandForm } from '@/components/pages/brands/form';
import { planner as copy } from '@/components/pages/brands/copy';
import { formCopy } from '@/components/forms/copy';
import { figures } from '@/lib/facts';
import { honeypotName } from '@/lib/forms/honeypot';
import { listFields } from '@/lib/forms/list-fields';
import { routes } from '@/lib/routes';
import { campusStep, formatPlan, noChoices, type Plan } from '@/components/pages/brands/plan';

const [, ambassadors, creators] = copy.programs;
const creatorPlan: Plan = { ...noChoices, program: creators.inSentence };

test(
  'choices in the planner become one sentence at the end of the message, which a button removes',
  { tag: '@phone' },
  async ({ page, visit, isMobile }) => {
    await visit('/brands');
    const { program, campuses, launch, status, open, add, remove, message } = locatePlanner(page);
    if (isMobile) await open.click();
    await message.fill('Hello from us.');
    await expect(status).toBeEmpty();
    await expect(add.or(remove)).toHaveCount(0);

    await program.focus();
    await program.selectOption(creators.label);
    let plan = creatorPlan;
    await expect(message).toHaveValue(`Hello from us.\n\n${formatPlan(plan)}`);
    await expect(program).toBeFocused();
    await campuses.focus();
    for (const key of ['End', 'ArrowLeft']) await page.keyboard.press(key);
    await launch.fill('2099-03-12');
    plan = {
      ...plan,
      campuses: figures.scaleCampuses - campusStep,
      launch: '2099-03-12',
    };
    await expect(message).toHaveValue(`Hello from us.\n\n${formatPlan(plan)}`);

    await expect(remove).toHaveAccessibleDescription(formatPlan(plan));
    await status.getByRole('link', { name: copy.inMessage }).click();
    await expect(message).toBeFocused();
    await expect(message).toBeInViewport();
    await remove.press('Enter');
    await expect(message).toHaveValue('Hello from us.');
    await program.selectOption(ambassadors.label);
    await expect(message).toHaveValue('Hello from us.');
    await expect(status).toHaveText(copy.notInMessage);
    await add.press('Enter');
    plan = { ...plan, program: ambassadors.inSentence };
    await expect(message).toHaveValue(`Hello from us.\n\n${formatPlan(plan)}`);
  },
);

test('the planner never adds a plan beside an edited one by itself', async ({ page, visit }) => {
  await visit('/brands');
  const { program, campuses, status, add, message } = locatePlanner(page);
  await program.selectOption(creators.label);
  await message.press('End');
  await message.press('Backspace');
  await message.pressSequentially(' in Ohio.');
  const edited = formatPlan(creatorPlan).replace(/\.$/, ' in Ohio.');
  await expect(status).toHaveText(copy.notInMessage);
  await campuses.press('End');
  await expect(message).toHaveValue(edited);
  await page.reload();
  await waitForHydration(page);
  await expect(message).toHaveValue(edited);
  await expect(status).toBeEmpty();
  await program.selectOption(ambassadors.label);
  await expect(status).toHaveText(copy.notInMessage);
  await expect(message).toHaveValue(edited);
  await add.click();
  const added = formatPlan({ ...noChoices, program: ambassadors.inSentence });
  await expect(message).toHaveValue(`${edited}\n\n${added}`);
});

test('the planner keeps text that an extension wrote without an event', async ({ page, visit }) => {
  await visit('/brands');
  const { program, remove, message } = locatePlanner(page);
  await message.evaluate((element: HTMLTextAreaElement) => (element.value = 'Dictated.'));
  await program.selectOption(creators.label);
  await expect(message).toHaveValue(`Dictated.\n\n${formatPlan(creatorPlan)}`);
  await message.evaluate((element: HTMLTextAreaElement) => (element.value += ' And more.'));
  await remove.click();
  await expect(message).toHaveValue('Dictated. And more.');
});

test('a plan that was taken out stays out after a reload', async ({ page, visit }) => {
  await visit('/brands');
  const { program, status, remove, message } = locatePlanner(page);
  await message.fill('Hello from us.');
  await program.selectOption(creators.label);
  await remove.click();
  await page.reload();
  await waitForHydration(page);
  await expect(message).toHaveValue('Hello from us.');
  await program.selectOption(creators.label);
  await expect(status).toHaveText(copy.notInMessage);
  await expect(message).toHaveValue('Hello from us.');
});

test(
  'the planner follows the draft after a reload, and is open',
  { tag: '@phone' },
  async ({ page, visit, isMobile }) => {
    await visit('/brands');
    const { program, campuses, launch, status, open, close, message } = locatePlanner(page);
    if (isMobile) await open.click();
    await program.selectOption(creators.label);
    await launch.fill('2099-03-12');
    await message.pressSequentially('\nCall us.');
    await page.reload();
    await waitForHydration(page);
    if (isMobile) await expect(close).toHaveAttribute('aria-expanded', 'true');
    await expect(program).toHaveValue(creators.inSentence);
    await expect(launch).toHaveValue('2099-03-12');
    await expect(status).toHaveText(copy.inMessage);
    await campuses.press('ArrowRight');
    const plan = {
      ...creatorPlan,
      campuses: figures.pilotCampuses + campusStep,
      launch: '2099-03-12',
    };
    await expect(message).toHaveValue(`${formatPlan(plan)}\nCall us.`);
  },
);

test('the planner finds the plan in the draft when the visitor comes back', async ({
  page,
  visit,
}) => {
  await visit('/brands');
  const { program, campuses, message } = locatePlanner(page);
  await program.selectOption(creators.label);
  await page.getByRole('link', { name: formCopy.privacy.link }).first().click();
  await expect(page).toHaveURL(routes.privacyPolicy);
  await page.goBack();
  await expect(program).toHaveValue(creators.inSentence);
  await campuses.press('ArrowRight');
  await expect(message).toHaveValue(
    formatPlan({ ...creatorPlan, campuses: figures.pilotCampuses + campusStep }),
  );
});

test('a submission sends the message without the planner’s inputs, and empties both', async ({
  page,
  visitAndFillForm,
  upstream,
}) => {
  const form = await visitAndFillForm(brandForm);
  const { program, launch, message } = locatePlanner(page);
  await program.selectOption(creators.label);
  await launch.fill('2099-03-12');
  // Sends nothing.
  await launch.press('Enter');
  const text = await message.inputValue();
  const request = page.waitForRequest('**/api/submit');
  await form.send();
  const body = (await request).postDataJSON();
  const names = listFields(brandForm).map(({ name }) => name);
  expect(Object.keys(body)).toEqual([...names, honeypotName]);
  expect(body.message).toBe(text);
  await form.expectThanks();
  await expect(page.getByRole('dialog')).toContainText(
    formatPlan({ ...noChoices, program: creators.inSentence, launch: '2099-03-12' }),
  );
  expect(upstream.requests).toHaveLength(1);
  await expect(message).toHaveValue('');
  await expect(program).toHaveValue(noChoices.program);
  await expect(launch).toHaveValue('');
});

test(
  'the planner is folded before the Send button on narrow screens',
  { tag: '@phone-only' },
  async ({ page, visit }) => {
    await visit('/brands');
    const { open, close, launch, message } = locatePlanner(page);
    await expect(launch).toBeHidden();
    await expect(open).toHaveAttribute('aria-expanded', 'false');
    await message.focus();
    await page.keyboard.press('Tab');
    await expect(open).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(close).toHaveAttribute('aria-expanded', 'true');
    await expect(launch).toBeVisible();
    expect(await findAxeViolations(page, { within: '#planner' })).toEqual([]);
  },
);
