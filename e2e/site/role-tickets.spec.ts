/** The tickets of /roles. */
import { roleList } from '@/components/roles';
import { expect, test } from '@/e2e/fixtures/test';

test(
  'a press in the middle of a ticket leads to the role’s page, unless the role is closed',
  { tag: '@phone' },
  async ({ page, visit }) => {
    await visit('/roles');
    for (const { title, route, open } of roleList) {
      const ticket = page
        .getByRole('listitem')
        .filter({ has: page.getByRole('heading', { name: title }) });
      await ticket.scrollIntoViewIfNeeded();
      const readPressedHref = () =>
        ticket.evaluate((element) => {
          const { left, top, width, height } = element.getBoundingClientRect();
          const pressed = document.elementFromPoint(left + width / 2, top + height / 2);
          return pressed?.closest('a')?.getAttribute('href');
        });
      await expect.poll(readPressedHref).toBe(open ? route : undefined);
    }
  },
);
