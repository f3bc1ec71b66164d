import { distanceFromTop, positionsOnTheWay, scrollTo, scrollY } from '@/e2e/fixtures/scroll';
import { expect, test } from '@/e2e/fixtures/test';

const sections = [
  { link: 'Results', id: 'metrics', gap: 250 },
  { link: 'Why Tassel', id: 'whytassel', gap: 40 },
];

for (const { link, id, gap } of sections) {
  test(`“${link}” stops ${gap} px above its section, from wherever one comes`, async ({
    page,
    visit,
  }) => {
    await visit('/');
    await page.getByRole('banner').getByRole('link', { name: link }).click();
    await expect.poll(() => distanceFromTop(page, id)).toBe(gap);
    await expect(page.locator(`#${id}`)).toBeFocused();

    await visit('/about');
    await scrollTo(page, 300);
    await page.getByRole('banner').getByRole('link', { name: link }).click();
    await expect(page).toHaveURL(/\/(#.*)?$/);
    await expect.poll(() => distanceFromTop(page, id)).toBe(gap);

    await page.goto('about:blank');
    await visit(`/#${id}`);
    await expect.poll(() => distanceFromTop(page, id)).toBe(gap);
  });
}

test(
  'the phone’s menu leads to both sections, from the home page and from another one',
  { tag: '@phone-only' },
  async ({ page, visit }) => {
    for (const { link, id, gap } of sections) {
      for (const from of ['/', '/about']) {
        await visit(from);
        await page.getByRole('button', { name: 'Open menu' }).click();
        await page.getByRole('dialog').getByRole('link', { name: link }).click();
        await expect(page.getByRole('dialog')).toBeHidden();
        await expect.poll(() => distanceFromTop(page, id), `${link} from ${from}`).toBe(gap);
      }
    }
  },
);

test('the scroll begins 50 ms after arriving from another page', async ({ page, visit }) => {
  await page.clock.install();
  await visit('/about');
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.getByRole('banner').getByRole('link', { name: 'Results' }).click();
  await expect(page).toHaveURL('/#metrics');
  await expect(page.locator('#metrics')).toBeAttached();
  await page.clock.runFor(49);
  expect(await scrollY(page)).toBe(0);
  await page.clock.runFor(1);
  await expect.poll(() => distanceFromTop(page, 'metrics')).toBe(250);
});

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('the page glides to the section instead of jumping', async ({ page, visit }) => {
    await visit('/');
    const link = page.getByRole('banner').getByRole('link', { name: 'Why Tassel' });
    expect(await positionsOnTheWay(link)).not.toEqual([]);
    expect(await distanceFromTop(page, 'whytassel')).toBe(40);
  });
});
