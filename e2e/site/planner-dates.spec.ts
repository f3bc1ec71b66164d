import { locatePlanner } from '@/e2e/fixtures/locate-planner';
import { expect, test } from '@/e2e/fixtures/test';
import { planner as copy } from '@/components/pages/brands/copy';
import { formatPlan, noChoices, type Plan } from '@/components/pages/brands/plan';
import { figures } from '@/lib/facts';

// The date there is a day ahead of the date in UTC.
test.use({ timezoneId: 'Pacific/Auckland' });

const creators = copy.programs[2];
const creatorPlan: Plan = { ...noChoices, program: creators.inSentence };

for (const [date, keys] of [
  ['an incomplete date', '0229'],
  ['an impossible date', '02312027'],
  // In UTC, it is still January 4.
  ['a date before today', '01042027'],
] as const)
  test(`the planner leaves out ${date} and says which dates it accepts`, async ({
    page,
    visit,
  }) => {
    await page.clock.setFixedTime('2027-01-04T23:00Z');
    await visit('/brands');
    const { launch, program, message } = locatePlanner(page);
    await expect(launch).toHaveAccessibleDescription(copy.hint);
    await launch.focus();
    await page.keyboard.type(keys);
    await program.selectOption(creators.label);
    await launch.blur();
    await expect(launch).toHaveAttribute('aria-invalid', 'true');
    await expect(launch).toHaveAccessibleDescription(copy.invalidLaunch);
    await expect(message).toHaveValue(formatPlan(creatorPlan));
    await launch.fill('2027-01-05');
    await expect(launch).not.toHaveAccessibleDescription(copy.invalidLaunch);
    await expect(message).toHaveValue(formatPlan({ ...creatorPlan, launch: '2027-01-05' }));
  });

test('the planner refuses a past date at once, and waits while a year is being typed', async ({
  page,
  visit,
}) => {
  await page.clock.setFixedTime('2027-01-04T23:00Z');
  await visit('/brands');
  const { launch } = locatePlanner(page);
  await launch.focus();
  await page.keyboard.type('0104202');
  await expect(launch).toHaveAccessibleDescription(copy.hint);
  await page.keyboard.type('7');
  await expect(launch).toHaveAccessibleDescription(copy.invalidLaunch);
  await launch.fill('2027-01-05');
  await expect(launch).not.toHaveAccessibleDescription(copy.invalidLaunch);
});

test('the planner says that a date is sooner than the average', async ({ page, visit }) => {
  await page.clock.setFixedTime('2027-01-04T23:00Z');
  await visit('/brands');
  const { launch } = locatePlanner(page);
  const average = new Date('2027-01-05');
  average.setUTCDate(average.getUTCDate() + figures.launchDays);
  const dayBefore = new Date(average);
  dayBefore.setUTCDate(dayBefore.getUTCDate() - 1);
  await launch.fill(dayBefore.toISOString().slice(0, 10));
  await expect(launch).toHaveAccessibleDescription(copy.earlyLaunch);
  await launch.fill(average.toISOString().slice(0, 10));
  await expect(launch).toHaveAccessibleDescription(copy.hint);
});
