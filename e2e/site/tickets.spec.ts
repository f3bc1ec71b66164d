/** The tickets of /roles, and the course folders and the signpost of /services. */
import { listForms, roleList } from '@/components/roles';
import { hero, snapshots } from '@/components/services/copy';
import { ticketCopy } from '@/components/tickets/copy';
import { expect, test } from '@/e2e/fixtures/test';
import { getFixture } from '@/lib/testing/fixtures';

test(
  'a press in the middle of a ticket or a course folder follows its link',
  { tag: '@phone' },
  async ({ page, visit }) => {
    for (const [route, items] of [
      ['/roles', page.getByRole('main').locator('li[data-role]:has(a)')],
      ['/services', page.getByRole('main').getByRole('article')],
    ] as const) {
      await visit(route);
      for (const item of await items.all()) {
        const href = await item.getByRole('link').getAttribute('href');
        await item.scrollIntoViewIfNeeded();
        const pressed = await item.evaluate((element) => {
          const { left, top, width, height } = element.getBoundingClientRect();
          const hit = document.elementFromPoint(left + width / 2, top + height / 2);
          return hit?.closest('a')?.getAttribute('href');
        });
        expect(pressed).toBe(href);
      }
    }
  },
);

test('each sign of the signpost leads to its course', async ({ page, visit }) => {
  await visit('/services');
  const signs = page.getByRole('navigation', { name: hero.navLabel, exact: true });
  for (const { code, title } of snapshots.cards) {
    await signs.getByRole('link', { name: `${code}: ${title}` }).click();
    await expect(page.getByRole('heading', { level: 2, name: title }).last()).toBeInViewport();
  }
});

test('a ticket shows the pay of a role whose pay is known', async ({ page, visit }) => {
  await visit('/roles');
  for (const { id, pay } of roleList) {
    const term = page.locator(`[data-role="${id}"]`).getByText(ticketCopy.pay, { exact: true });
    await expect(term).toHaveCount(pay ? 1 : 0);
    if (pay) await expect(term.locator('xpath=following-sibling::dd')).toHaveText(pay);
  }
});

test('the ticket of a role says “Applied” in the tab that sent its form, even after the visitor starts the form again', async ({
  page,
  visit,
  visitAndFillForm,
  visitForm,
}) => {
  const role = roleList.findLast(({ open }) => open);
  test.skip(!role, 'every role is closed');
  const fixture = getFixture(listForms(role!)[0]!.formId);
  const form = await visitAndFillForm(fixture);
  const stamped = page.locator('[data-role]').filter({ hasText: ticketCopy.applied });
  await visit('/roles');
  await expect(stamped).toHaveCount(0);
  await page.goBack();
  await form.expectFilledIn();
  await form.send();
  await form.expectThanks();
  await visit('/roles');
  await expect(stamped).toHaveCount(1);
  await expect(stamped).toHaveAttribute('data-role', role!.id);
  const again = await visitForm(fixture);
  await again.expectEmpty();
  await again.fill([fixture.answers[0]!]);
  await again.clear();
  await again.restore();
  await visit('/roles');
  await expect(stamped).toHaveAttribute('data-role', role!.id);
});
