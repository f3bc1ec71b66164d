/** What the browser itself refuses to send before hydration: its message stands at its field, too. */
import type { Locator } from '@playwright/test';
import { holdRequest } from '@/e2e/fixtures/hold-request';
import { expect, test } from '@/e2e/fixtures/test';
import { checkedByBrowser } from '@/testing/fixtures';
import { brand } from '@/testing/forms/brand';

const scripts = '**/_next/static/**/*.js';

/** Notes each refusal of an input from now on: whether the browser shows its bubble for it. */
async function noteBubbles(input: Locator): Promise<() => Promise<boolean[]>> {
  const notes = await input.evaluateHandle((element) => {
    const bubbles: boolean[] = [];
    element.addEventListener('invalid', (event) => bubbles.push(!event.defaultPrevented));
    return bubbles;
  });
  return () => notes.evaluate((bubbles) => bubbles);
}

for (const fixture of checkedByBrowser) {
  const label = fixture.answers[0]!.label;
  test(`${fixture.call}, refused before hydration, shows the messages at their fields`, async ({
    page,
    visitForm,
  }) => {
    const form = await visitForm(fixture);
    const first = form.field(label);
    const bubbles = await noteBubbles(first);
    const release = await holdRequest(page, scripts);
    await form.send();
    await expect(first).toBeFocused();
    await expect(form.invalid).toHaveCount(0);
    expect(await bubbles()).toEqual([false]);

    release();
    const message = await first.evaluate((element: HTMLInputElement) => element.validationMessage);
    await form.expectMessages([[label, message]]);
    await expect(first).toBeFocused();
    expect(await bubbles()).not.toContain(true);
  });
}

test('a second refusal before hydration has the browser’s bubble', async ({ page, visitForm }) => {
  const form = await visitForm(brand);
  const first = form.field('First name');
  const bubbles = await noteBubbles(first);
  await holdRequest(page, scripts);
  await form.send();
  await form.send();
  expect(await bubbles()).toEqual([false, true]);

  // Whoever types has read it: the next refusal is the first again.
  await first.fill('Ada');
  await first.clear();
  await form.send();
  expect(await bubbles()).toEqual([false, true, false]);
});

test('where the script does not load, a refusal has the browser’s bubble', async ({
  page,
  visitForm,
  quiet,
}) => {
  quiet.expects(/Failed to load resource/, /ChunkLoadError: the form of \/submit did not load/);
  const form = await visitForm(brand);
  const bubbles = await noteBubbles(form.field('First name'));
  await page.route(scripts, (route) => route.abort());
  await form.send();
  await expect.poll(async () => (await bubbles()).at(-1)).toBe(true);
  await expect(form.field('First name')).toBeFocused();
});

test('what is typed after a refusal before hydration is not interrupted', async ({
  page,
  visitForm,
}) => {
  const form = await visitForm(brand);
  const release = await holdRequest(page, scripts);
  await form.send();
  await expect(form.field('First name')).toBeFocused();
  await page.keyboard.type('Ada');
  release();
  await form.hydrate();
  await expect(form.field('First name')).toBeFocused();
  await expect(form.field('First name')).toHaveValue('Ada');
  await expect(form.invalid).toHaveCount(0);
});
