import { describe, expect, onTestFinished, test } from 'vitest';
import { click, pathOf, type EnginePage } from '@/e2e/engines/engine';
import { firefox } from '@/e2e/engines/firefox';
import { errorsOf, give, send, shows, valuesOf } from '@/e2e/engines/form';
import { staying } from '@/e2e/support/change-roles';
import { newTagline, startFirst } from '@/e2e/support/two-builds';

const [form] = staying;
const isHydrated = (page: EnginePage) =>
  page.evaluate(() => document.querySelector('#site-menu[data-hydrated]') !== null);

describe.skipIf(!firefox.isInstalled || !form)('Firefox', () => {
  test('a deployment leaves an open tab working: typing, checks, submit, the next page and back', async () => {
    const site = await startFirst();
    onTestFinished(() => site.stop());
    const page = await firefox.launch({ width: 390, height: 844 }, true);
    onTestFinished(() => page.close());
    const [first, ...rest] = form!.answers;
    const email = 'ada@example.edu';
    await page.open(site.url + form!.route);
    await expect.poll(() => isHydrated(page)).toBe(true);
    await site.deploy();

    // The checks were not loaded yet.
    await send(page, form!);
    await expect.poll(async () => (await errorsOf(page, form!)).banner).not.toEqual([]);
    expect(site.upstream.requests).toEqual([]);
    await give(page, form!, first!, email);
    const typed = await valuesOf(page, form!);

    await click(page, 'header a[href="/"]');
    await expect.poll(() => pathOf(page)).toBe('/');
    await expect.poll(() => shows(page, newTagline)).toBe(true);
    await page.evaluate(() => history.back());
    await expect.poll(() => pathOf(page)).toBe(form!.route);
    await expect.poll(() => isHydrated(page)).toBe(true);
    await expect.poll(() => valuesOf(page, form!)).toEqual(typed);

    for (const answer of rest) await give(page, form!, answer, email);
    await send(page, form!);
    await expect.poll(() => shows(page, form!.thanks.text)).toBe(true);
    expect(site.upstream.requests).toHaveLength(1);
    expect(await page.consoleLines()).toEqual([]);
  }, 600_000);
});
