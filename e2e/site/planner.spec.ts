import type { Page } from '@playwright/test';
import { findAxeViolations } from '@/e2e/fixtures/axe';
import { expect, test } from '@/e2e/fixtures/test';
import { brandForm } from '@/components/pages/brands/form';
import { planner as copy } from '@/components/pages/brands/copy';
import { honeypotName } from '@/lib/forms/honeypot';
import { listFields } from '@/lib/forms/list-fields';
import { formatPlan } from '@/components/pages/brands/plan';

// The date there is a day ahead of the date in UTC.
test.use({ timezoneId: 'Pacific/Auckland' });

const locatePlanner = (page: Page) => {
  const planner = page.getByRole('region', { name: copy.title });
  return {
    program: planner.getByLabel(copy.program),
    campuses: planner.getByRole('slider', { name: copy.campuses }),
    launch: planner.getByLabel(copy.launch),
    open: planner.getByRole('button', { name: copy.open }),
    close: planner.getByRole('button', { name: copy.close }),
    button: planner.getByRole('button', { name: copy.add }),
    message: page.locator('form[data-form] textarea'),
    findText: (text: string) => planner.getByText(text, { exact: true }),
  };
};

test(
  'the planner adds what it shows to the end of the message, and Undo takes it back',
  { tag: '@phone' },
  async ({ page, visit, isMobile }) => {
    await visit('/brands');
    const { program, campuses, launch, open, button, message, findText } = locatePlanner(page);
    if (isMobile) await open.click();
    const start = { program: copy.anyProgram, campuses: 5, launch: '' };
    await expect(findText(formatPlan(start))).toBeVisible();
    await message.fill('Hello from us.');
    await button.click();
    await expect(message).toHaveValue(`Hello from us.\n\n${formatPlan(start)}`);
    await expect(message).toBeFocused();
    await expect(message).toBeInViewport();
    await page.keyboard.press('Control+z');
    await expect(message).toHaveValue('Hello from us.');

    await program.selectOption(copy.programs[1].label);
    await campuses.focus();
    for (const key of ['End', 'ArrowLeft']) await page.keyboard.press(key);
    await launch.fill('2099-03-12');
    const plan = formatPlan({
      program: copy.programs[1].inSentence,
      campuses: 95,
      launch: '2099-03-12',
    });
    await expect(findText(plan)).toBeVisible();
    await expect(button).toHaveAccessibleDescription(plan);
    for (const count of [1, 2]) {
      await button.press('Enter');
      await expect(message).toHaveValue(`Hello from us.${`\n\n${plan}`.repeat(count)}`);
    }
  },
);

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

test('the form does not send what is chosen in the planner, and Enter in the planner sends nothing', async ({
  page,
  visitAndFillForm,
  upstream,
}) => {
  const form = await visitAndFillForm(brandForm);
  const { program, launch } = locatePlanner(page);
  await program.selectOption(copy.programs[0].label);
  await launch.fill('2099-03-12');
  await launch.press('Enter');
  const request = page.waitForRequest('**/api/submit');
  await form.send();
  const names = listFields(brandForm).map(({ name }) => name);
  expect(Object.keys((await request).postDataJSON())).toEqual([...names, honeypotName]);
  await form.expectThanks();
  expect(upstream.requests).toHaveLength(1);
});

for (const [date, keys] of [
  ['an incomplete date', '0229'],
  // In UTC, it is still January 4.
  ['a date before today', '01042027'],
] as const)
  test(`the planner refuses ${date}`, async ({ page, visit }) => {
    await page.clock.setFixedTime('2027-01-04T23:00Z');
    await visit('/brands');
    const { launch, button, message } = locatePlanner(page);
    await launch.focus();
    await page.keyboard.type(keys);
    await button.click();
    await expect(launch).toBeFocused();
    await expect(message).toHaveValue('');
    await launch.fill('2027-01-05');
    await button.click();
    await expect(message).toHaveValue(/launching January 5, 2027\.$/);
  });

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the planner is hidden', async ({ page, visit }) => {
    await visit('/brands');
    await expect(page.getByRole('region', { name: copy.title })).toHaveCount(0);
  });
});
