import type { Locator, Page } from '@playwright/test';
import { axeViolations } from '@/e2e/fixtures/axe';
import { hold, scripts } from '@/e2e/fixtures/hold-request';
import { hydrated } from '@/e2e/fixtures/hydrated';
import { scrollY } from '@/e2e/fixtures/scroll';
import { expect, test } from '@/e2e/fixtures/test';
import { brand } from '@/lib/testing/forms/brand';

const question = 'Your message (optional)';

/** The planner as its visitor knows it. */
const plannerOn = (page: Page) => {
  const form = page.getByRole('form', { name: 'Program planner' });
  return {
    form,
    kind: (name: string) => form.getByRole('radio', { name }),
    campuses: form.getByRole('slider', { name: 'How many campuses?' }),
    launch: form.getByLabel('When does it launch?'),
    sentence: form.getByRole('status').filter({ hasText: 'campuses' }),
    days: page.locator('[data-day]'),
    hint: form.getByText('30 days from today at the earliest.'),
    put: () => form.getByRole('button', { name: 'Add to my message' }).click(),
  };
};

// Late in the evening on the west coast, where it is tomorrow by UTC.
test.use({ timezoneId: 'America/Los_Angeles' });

test(
  'the planner works by keyboard, puts its plan in the message once, replaces it and keeps edited text',
  { tag: '@phone' },
  async ({ page, openForm }) => {
    await page.clock.setFixedTime('2027-01-05T22:30:00-08:00');
    const inquiry = await openForm(brand);
    const message = inquiry.field(question);
    const planner = plannerOn(page);
    // Thirty days from today.
    await expect(planner.launch).toHaveValue('2027-02-04');
    await expect(planner.days.first()).toHaveText('Jan 6');
    await expect(planner.days.last()).toHaveText('4');

    await planner.kind('Creator campaigns').check({ force: true });
    await planner.campuses.focus();
    for (const key of ['End', 'ArrowLeft']) await page.keyboard.press(key);
    await planner.launch.fill('2027-03-12');
    const plan = 'A creator campaign on 95 campuses, to launch on March 12, 2027.';
    await expect(planner.sentence).toHaveText(plan);
    await expect(planner.days.first()).toHaveText('Feb 11');

    await message.fill('Hello from us.');
    await planner.put();
    await expect(message).toBeFocused();
    await expect(message).toBeInViewport();
    await expect(message).toHaveValue(`Hello from us.\n\n${plan}`);
    await planner.put();
    await expect(message).toHaveValue(`Hello from us.\n\n${plan}`);

    // Another plan takes its place; after a reload, too, where the draft is back.
    await planner.campuses.press('Home');
    await planner.put();
    const small = plan.replace('95', '5');
    await expect(message).toHaveValue(`Hello from us.\n\n${small}`);
    await openForm(brand);
    await planner.kind('Campus research').check({ force: true });
    await planner.put();
    const research = 'A research program on 5 campuses, to launch on March 12, 2027.';
    await expect(message).toHaveValue(`Hello from us.\n\n${research}`);

    // What the visitor has changed is the visitor's.
    const changed = `Hello from us.\n\n${research.replace('5', 'at most 7')}`;
    await message.fill(changed);
    await planner.put();
    await expect(message).toHaveValue(`${changed}\n\n${research}`);

    await inquiry.fill(brand.answers.filter(({ label }) => label !== question));
    await inquiry.send();
    await inquiry.expectThanks();
    expect(inquiry.arrived.at(-1)?.values.message).toBe(`${changed}\n\n${research}`);
  },
);

test('a launch in less than 30 days is refused with a hint, no launch is left out of the plan', async ({
  page,
  openForm,
}) => {
  await page.clock.setFixedTime('2027-01-05T12:00:00-08:00');
  const inquiry = await openForm(brand);
  const planner = plannerOn(page);
  await planner.launch.fill('2027-01-20');
  await expect(planner.sentence).toHaveText('An ambassador program on 5 campuses.');
  // The calendar does not show the days of another launch.
  await expect(planner.days.last()).toHaveText('30');
  await expect(planner.launch).toHaveAttribute('aria-invalid', 'true');
  await expect(planner.launch).toHaveAccessibleDescription(await planner.hint.innerText());
  await planner.put();
  await expect(planner.launch).toBeFocused();
  await expect(inquiry.field(question)).toHaveValue('');
  await planner.launch.fill('');
  await planner.put();
  await expect(inquiry.field(question)).toHaveValue('An ambassador program on 5 campuses.');
  await planner.launch.fill('2027-02-04');
  await page.clock.setFixedTime('2027-01-06T12:00:00-08:00');
  await planner.put();
  await expect(planner.launch).toBeFocused();
  await expect(planner.launch).toHaveAttribute('min', '2027-02-05');
  expect(await axeViolations(page, (axe) => axe.include('main'))).toEqual([]);
});

test('an impossible date is refused', async ({ page, openForm }) => {
  const inquiry = await openForm(brand);
  const planner = plannerOn(page);
  for (const typed of ['02292027', '030420271']) {
    await planner.launch.focus();
    await page.keyboard.type(typed);
    await expect(planner.launch).toHaveAttribute('aria-invalid', 'true');
    await planner.put();
    await expect(planner.launch).toBeFocused();
    await expect(inquiry.field(question)).toHaveValue('');
    await page.reload();
    await hydrated(page);
  }
});

test('the planner keeps its choices after a reload until their launch is too early', async ({
  page,
  openForm,
}) => {
  await page.clock.setFixedTime('2027-01-05T12:00:00-08:00');
  await openForm(brand);
  const planner = plannerOn(page);
  await planner.kind('Campus research').check({ force: true });
  await planner.campuses.fill('40');
  await planner.launch.fill('2027-02-10');
  const plan = 'A research program on 40 campuses';
  await expect(planner.sentence).toHaveText(`${plan}, to launch on February 10, 2027.`);
  await openForm(brand);
  await expect(planner.kind('Campus research')).toBeChecked();
  await expect(planner.sentence).toHaveText(`${plan}, to launch on February 10, 2027.`);
  await page.clock.setFixedTime('2027-01-15T12:00:00-08:00');
  await openForm(brand);
  await expect(planner.sentence).toHaveText(`${plan}, to launch on February 14, 2027.`);
  await planner.launch.fill('');
  await openForm(brand);
  await expect(planner.sentence).toHaveText(`${plan}.`);
});

test('the calendar shows the first day of each launch window under its weekday', async ({
  page,
  visit,
}) => {
  await page.clock.setFixedTime('2027-01-05T12:00:00-08:00');
  await visit('/brands');
  const planner = plannerOn(page);
  const calendar = page.getByRole('figure').filter({ hasText: 'launch window' });
  const left = async (item: Locator) => Math.round((await item.boundingBox())!.x);
  for (const [launch, first, weekday] of [
    ['2027-02-08', 'Jan 10', 0],
    ['2027-02-09', 'Jan 11', 1],
    ['2027-02-14', 'Jan 16', 6],
  ] as const) {
    await planner.launch.fill(launch);
    const day = calendar.getByRole('listitem', { includeHidden: true }).first();
    await expect(day).toContainText(first);
    expect(await left(day)).toBe(await left(calendar.locator('p > span').nth(weekday)));
  }
});

test('the planner and the message that it fills in are side by side at 1440 px', async ({
  page,
  openForm,
}) => {
  const form = await openForm(brand);
  const planner = plannerOn(page);
  await planner.form.getByRole('button', { name: 'Add to my message' }).scrollIntoViewIfNeeded();
  await expect(form.field(question)).toBeInViewport({ ratio: 1 });
  const before = await scrollY(page);
  await planner.put();
  await expect(form.field(question)).toBeFocused();
  expect(await scrollY(page)).toBe(before);
});

test('choices made before hydration are in the plan', async ({ page }) => {
  const script = await hold(page, scripts);
  await page.goto('/brands', { waitUntil: 'commit' });
  const planner = plannerOn(page);
  await planner.kind('Campus research').check({ force: true });
  await planner.campuses.fill('40');
  await expect(planner.launch).toBeDisabled();
  script.release();
  await hydrated(page);
  await expect(planner.sentence).toContainText('A research program on 40 campuses, to launch on');
  await expect(planner.kind('Campus research')).toBeChecked();
  await expect(planner.launch).toHaveAttribute('type', 'date');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the planner is hidden, and the calendar numbers its days', async ({ page, visit }) => {
    await visit('/brands');
    const planner = plannerOn(page);
    await expect(page.getByText('The 30-day average launch window')).toBeVisible();
    await expect(planner.days.first()).toHaveText('1');
    await expect(planner.form).toHaveCount(0);
    await expect(page.getByRole('link', { name: 'See our services' })).toBeVisible();
  });
});
