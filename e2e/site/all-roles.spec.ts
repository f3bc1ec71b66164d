/** The tickets of /roles. */
import { roleList } from '@/components/roles';
import { ticketCopy } from '@/components/all-roles/copy';
import { expect, test } from '@/e2e/fixtures/test';

test(
  'a ticket shows the facts of its role, and a press in its middle leads to the role’s page',
  { tag: '@phone' },
  async ({ page, visit }) => {
    await visit('/roles');
    for (const { id, route, open, commitment, location, hours, pay, dates } of roleList) {
      const ticket = page.getByRole('main').locator(`[data-role="${id}"]`);
      for (const fact of [commitment, location, hours, pay, dates])
        if (fact) await expect(ticket.getByText(fact, { exact: true })).toBeVisible();
      await ticket.scrollIntoViewIfNeeded();
      const pressedHref = await ticket.evaluate((element) => {
        const { left, top, width, height } = element.getBoundingClientRect();
        const pressed = document.elementFromPoint(left + width / 2, top + height / 2);
        return pressed?.closest('a')?.getAttribute('href');
      });
      expect(pressedHref).toBe(open ? route : undefined);
      await expect(ticket.getByText(ticketCopy.closed)).toHaveCount(open ? 0 : 1);
    }
  },
);
