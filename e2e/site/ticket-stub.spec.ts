/** The ticket beside a form: its parts, its facts, and how it ends in the thank-you. */
import { messagesFormNamed } from '@/e2e/fixtures/one-form';
import { expect, test } from '@/e2e/fixtures/test';
import { formFixtures } from '@/lib/testing/fixtures';

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

for (const fixture of formFixtures.filter(({ route }) => route !== '/brands'))
  test(`beside ${fixture.route}, its parts and facts are in view all along, in a low window too`, async ({
    page,
    openForm,
  }) => {
    const { form } = await openForm(fixture);
    const stub = page.getByRole('region', { name: 'Keep this stub' });
    const parts = stub.getByRole('link');
    for (const [width, height] of [
      [1024, 768],
      [1366, 680],
      [1440, 900],
    ] as const) {
      await page.setViewportSize({ width, height });
      await form.evaluate((element) => {
        const { top, height: length } = element.getBoundingClientRect();
        scrollBy({ top: top + length / 2 - innerHeight / 2, behavior: 'instant' });
      });
      const header = (await page.getByRole('banner').boundingBox())!;
      const first = height === 900 ? stub : parts.first();
      expect((await first.boundingBox())!.y).toBeGreaterThanOrEqual(header.height);
      await expect(stub.getByRole('definition').last()).toBeInViewport({ ratio: 1 });
      const list = (await stub.getByRole('list').boundingBox())!;
      for (const part of await parts.all()) {
        const box = (await part.boundingBox())!;
        expect(box.x + box.width).toBeLessThanOrEqual(list.x + list.width + 0.5);
      }
    }
  });

test('in a window that is too low for it, a part that takes focus is in view', async ({
  page,
  openForm,
}) => {
  await page.setViewportSize({ width: 1024, height: 560 });
  const { form } = await openForm(acornsAmbassador);
  const parts = page.getByRole('navigation', { name: 'Parts of the form' }).getByRole('link');
  await form.getByRole('textbox').first().focus();
  for (const part of (await parts.all()).toReversed()) {
    await page.keyboard.press('Shift+Tab');
    await expect(part).toBeFocused();
    const header = (await page.getByRole('banner').boundingBox())!;
    const { y, height } = (await part.boundingBox())!;
    expect(y).toBeGreaterThanOrEqual(header.height);
    expect(y + height).toBeLessThanOrEqual(560);
  }
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
