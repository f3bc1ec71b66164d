import type { Page } from '@playwright/test';
import { expect, test } from '@/e2e/fixtures/test';

/** How far the tassel at the header's cord and the notices of “Why Us?” are turned, in degrees. */
const angles = (page: Page) =>
  page
    .locator('[data-swing]')
    .evaluateAll((notices) =>
      notices.map((notice) =>
        Number(/rotate\((.+)deg\)/.exec((notice as HTMLElement).style.transform)?.[1] ?? 0),
      ),
    );

test('the notices hang still for those who prefer reduced motion', async ({ page, visit }) => {
  // The script of Web Vitals, which is loaded when the page is idle, is not what this is about.
  await page.addInitScript('requestIdleCallback = () => 0');
  await visit('/');
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.mouse.wheel(0, 600);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(300);
  expect(asked.filter((url) => url.endsWith('.js'))).toEqual([]);
  expect(await angles(page)).toEqual([0, 0, 0, 0, 0]);
});

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('the notices swing with the pace of scrolling, and come to rest', async ({
    page,
    visit,
  }) => {
    await visit('/');
    // Noted as it happens: a slow machine would ask when the swing is over.
    await page.evaluate(() => {
      const notices = [...document.querySelectorAll<HTMLElement>('[data-swing]')];
      const swung: number[][] = [];
      new MutationObserver(() => {
        const turned = notices.map(({ style }) =>
          Number(/rotate\((.+)deg\)/.exec(style.transform)?.[1] ?? 0),
        );
        if (Math.abs(turned[0]!) > 0.2) swung.push(turned);
      }).observe(notices[0]!, { attributeFilter: ['style'] });
      Object.assign(window, { swung });
    });
    const swung = () =>
      page.evaluate(() => (window as unknown as { swung: number[][] }).swung.at(0) ?? []);
    const loaded = page.waitForResponse('**/_next/static/**/*.js');
    await page.mouse.wheel(0, 50);
    await loaded;
    await expect
      .poll(async () => {
        await page.mouse.wheel(0, 20);
        return (await swung()).length;
      })
      .toBe(5);
    const [first, second] = await swung();
    expect(Math.sign(first!)).toBe(-Math.sign(second!));
    await expect.poll(() => angles(page)).toEqual([0, 0, 0, 0, 0]);
  });
});
