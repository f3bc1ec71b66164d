/** The ticket beside a form: its parts, its facts, and how it ends in the thank-you. */
import { messagesFormNamed } from '@/e2e/fixtures/one-form';
import { expect, test } from '@/e2e/fixtures/test';

const acornsAmbassador = messagesFormNamed('submit-acorns-ambassador');

test('its parts are read in the order of the form, row by row', async ({ page, openForm }) => {
  await openForm(acornsAmbassador);
  const links = page.getByRole('navigation', { name: 'Parts of the form' }).getByRole('link');
  const places = await links.evaluateAll((all) =>
    all.map((link) => {
      const { left, top } = link.getBoundingClientRect();
      return { left, row: Math.round(top / 30) };
    }),
  );
  expect(places).toHaveLength(6);
  const asSeen = places.toSorted((a, b) => a.row - b.row || a.left - b.left);
  expect(places).toEqual(asSeen);
});

test.describe('in a low window', () => {
  test.use({ viewport: { width: 1024, height: 768 } });

  test('all of its facts can be read', async ({ page, openForm }) => {
    const form = await openForm(acornsAmbassador);
    await form.field('Email').scrollIntoViewIfNeeded();
    const stub = page.getByRole('region', { name: 'Keep this stub' });
    const { y, height } = (await stub.boundingBox())!;
    expect(y + height).toBeLessThanOrEqual(768);
    const fact = stub.getByRole('definition').last();
    await fact.hover();
    await expect(fact).toBeInViewport({ ratio: 1 });
    const inside = await fact.evaluate((element) => {
      const box = element.closest('section')!.getBoundingClientRect();
      return element.getBoundingClientRect().bottom <= box.bottom;
    });
    expect(inside).toBe(true);
  });
});

test(
  'sent, it is torn off: the thank-you has it, named, punched and stamped, and nobody is admitted yet',
  { tag: '@phone' },
  async ({ page, filledForm }) => {
    const form = await filledForm(acornsAmbassador);
    await form.send();
    await form.expectThanks();
    await expect(form.dialog.getByText('Received', { exact: true })).toBeVisible();
    await expect(form.dialog.getByText('Ada', { exact: true })).toBeVisible();
    await expect(form.dialog).not.toContainText(/admit/i);
    // Modal, the thank-you hides it from roles anyhow.
    await expect(page.getByLabel('Keep this stub')).toBeHidden();
  },
);
