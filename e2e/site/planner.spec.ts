import type { Page } from '@playwright/test';
import { findAxeViolations } from '@/e2e/fixtures/axe';
import { holdRequests, scripts } from '@/e2e/fixtures/hold-request';
import { waitForHydration } from '@/e2e/fixtures/wait-for-hydration';
import { readScrollY } from '@/e2e/fixtures/scroll';
import { expect, test } from '@/e2e/fixtures/test';
import { planner as copy, scaleUp } from '@/components/brands/copy';
import { formatPlan } from '@/components/brands/plan';
import { brand } from '@/lib/testing/forms/brand';

const [ambassadors, creators, research] = copy.kinds;

/** Returns the sentence that a plan adds to the message. */
const createSentence = ({ phrase }: { phrase: string }, campuses: string, launch = '') =>
  formatPlan({ kind: phrase, campuses, launch });

/** Finds the inputs and texts of the planner. */
const locatePlanner = (page: Page) => {
  const form = page.getByRole('form', { name: copy.name });
  return {
    form,
    kind: ({ title }: { title: string }) => form.getByRole('radio', { name: title }),
    campuses: form.getByRole('slider', { name: copy.campuses }),
    launch: form.getByLabel(copy.launch),
    sentence: form.getByRole('status').filter({ hasText: 'campuses' }),
    days: page.locator('[data-day]'),
    button: form.getByRole('button', { name: copy.add }),
  };
};

// In the evening, the date in this time zone is one day before the date in UTC.
test.use({ timezoneId: 'America/Los_Angeles' });

test(
  'the planner works by keyboard, puts its plan in the message once, replaces its previous plan and keeps edited text',
  { tag: '@phone' },
  async ({ page, visitForm }) => {
    await page.clock.setFixedTime('2027-01-05T22:30:00-08:00');
    const inquiry = await visitForm(brand);
    const message = inquiry.field('message');
    const planner = locatePlanner(page);
    // 30 days from today.
    await expect(planner.launch).toHaveValue('2027-02-04');
    await expect(planner.days.first()).toHaveText('Jan 6');
    await expect(planner.days.last()).toHaveText('4');

    await planner.kind(creators).check({ force: true });
    await planner.campuses.focus();
    for (const key of ['End', 'ArrowLeft']) await page.keyboard.press(key);
    await planner.launch.fill('2027-03-12');
    const plan = createSentence(creators, '95', '2027-03-12');
    await expect(planner.sentence).toHaveText(plan);
    await expect(planner.days.first()).toHaveText('Feb 11');

    await message.fill('Hello from us.');
    await planner.button.click();
    await expect(message).toBeFocused();
    await expect(message).toBeInViewport();
    await expect(message).toHaveValue(`Hello from us.\n\n${plan}`);
    await planner.button.click();
    await expect(message).toHaveValue(`Hello from us.\n\n${plan}`);

    // A new plan replaces the previous one, even after a reload, which restores the message.
    await planner.campuses.press('Home');
    await planner.button.click();
    const smallPlan = createSentence(creators, '5', '2027-03-12');
    await expect(message).toHaveValue(`Hello from us.\n\n${smallPlan}`);
    await visitForm(brand);
    await planner.kind(research).check({ force: true });
    await planner.button.click();
    const researchPlan = createSentence(research, '5', '2027-03-12');
    await expect(message).toHaveValue(`Hello from us.\n\n${researchPlan}`);

    const editedMessage = `Hello from us.\n\n${researchPlan.replace('5', 'at most 7')}`;
    await message.fill(editedMessage);
    await planner.button.click();
    await expect(message).toHaveValue(`${editedMessage}\n\n${researchPlan}`);

    await inquiry.fill(brand.answers.filter(({ name }) => name !== 'message'));
    await inquiry.send();
    await inquiry.expectThanks();
    expect(inquiry.arrived.at(-1)?.values.message).toBe(`${editedMessage}\n\n${researchPlan}`);
  },
);

test('a launch in less than 30 days is refused with a hint, and a plan without a launch date mentions none', async ({
  page,
  visitForm,
}) => {
  await page.clock.setFixedTime('2027-01-05T12:00:00-08:00');
  const inquiry = await visitForm(brand);
  const planner = locatePlanner(page);
  await planner.launch.fill('2027-01-20');
  await expect(planner.sentence).toHaveText(createSentence(ambassadors, '5'));
  // The calendar shows numbers again, not the dates of the previous launch.
  await expect(planner.days.last()).toHaveText('30');
  await expect(planner.launch).toHaveAttribute('aria-invalid', 'true');
  await expect(planner.launch).toHaveAccessibleDescription(copy.hint);
  await planner.button.click();
  await expect(planner.launch).toBeFocused();
  await expect(inquiry.field('message')).toHaveValue('');
  await planner.launch.fill('');
  await planner.button.click();
  await expect(inquiry.field('message')).toHaveValue(createSentence(ambassadors, '5'));
  await planner.launch.fill('2027-02-04');
  await page.clock.setFixedTime('2027-01-06T12:00:00-08:00');
  await planner.button.click();
  await expect(planner.launch).toBeFocused();
  await expect(planner.launch).toHaveAttribute('min', '2027-02-05');
  expect(await findAxeViolations(page, (axe) => axe.include('main'))).toEqual([]);
});

test('an impossible date is refused', async ({ page, visitForm }) => {
  const inquiry = await visitForm(brand);
  const planner = locatePlanner(page);
  for (const typed of ['02292027', '030420271']) {
    await planner.launch.focus();
    await page.keyboard.type(typed);
    await expect(planner.launch).toHaveAttribute('aria-invalid', 'true');
    await planner.button.click();
    await expect(planner.launch).toBeFocused();
    await expect(inquiry.field('message')).toHaveValue('');
    await page.reload();
    await waitForHydration(page);
  }
});

test('the planner keeps its choices after a reload, and replaces a launch date that has become too early with the first possible one', async ({
  page,
  visitForm,
}) => {
  await page.clock.setFixedTime('2027-01-05T12:00:00-08:00');
  await visitForm(brand);
  const planner = locatePlanner(page);
  await planner.kind(research).check({ force: true });
  await planner.campuses.fill('40');
  await planner.launch.fill('2027-02-10');
  const plan = createSentence(research, '40', '2027-02-10');
  await expect(planner.sentence).toHaveText(plan);
  await visitForm(brand);
  await expect(planner.kind(research)).toBeChecked();
  await expect(planner.sentence).toHaveText(plan);
  await page.clock.setFixedTime('2027-01-15T12:00:00-08:00');
  await visitForm(brand);
  await expect(planner.sentence).toHaveText(createSentence(research, '40', '2027-02-14'));
  await planner.launch.fill('');
  await visitForm(brand);
  await expect(planner.sentence).toHaveText(createSentence(research, '40'));
});

test('the planner and the message that it fills in are side by side at 1440 px', async ({
  page,
  visitForm,
}) => {
  const form = await visitForm(brand);
  const planner = locatePlanner(page);
  await planner.button.scrollIntoViewIfNeeded();
  await expect(form.field('message')).toBeInViewport({ ratio: 1 });
  const before = await readScrollY(page);
  await planner.button.click();
  await expect(form.field('message')).toBeFocused();
  expect(await readScrollY(page)).toBe(before);
});

test('the plan contains choices that were made before hydration', async ({ page }) => {
  const heldScripts = await holdRequests(page, scripts);
  await page.goto('/brands', { waitUntil: 'commit' });
  const planner = locatePlanner(page);
  await planner.kind(research).check({ force: true });
  await planner.campuses.fill('40');
  await expect(planner.launch).toBeDisabled();
  heldScripts.release();
  await waitForHydration(page);
  await expect(planner.sentence).toContainText(createSentence(research, '40').slice(0, -1));
  await expect(planner.kind(research)).toBeChecked();
  await expect(planner.launch).toHaveAttribute('type', 'date');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the planner is hidden, and the calendar numbers its days', async ({ page, visit }) => {
    await visit('/brands');
    const planner = locatePlanner(page);
    await expect(page.getByText(copy.calendar.caption)).toBeVisible();
    await expect(planner.days.first()).toHaveText('1');
    await expect(planner.form).toHaveCount(0);
    await expect(page.getByRole('link', { name: scaleUp.link })).toBeVisible();
  });
});
