/** Limits for each page, before any interaction. Sizes are in bytes with gzip. */
import { gzipSync } from 'node:zlib';
import type { Page, Request } from '@playwright/test';
import { formList } from '@/components/site/form-list';
import { holdRequests } from '@/e2e/fixtures/hold-request';
import { waitForHydration } from '@/e2e/fixtures/wait-for-hydration';
import { readMaxScrollY } from '@/e2e/fixtures/scroll';
import { allRoutes } from '@/lib/routes';
import { expect, test } from '@/e2e/fixtures/test';

const KB = 1000;

/** The HTML, including inlined styles and the data for hydration. */
const MAX_HTML = 44 * KB;
const MAX_FONT = 40.5 * KB;
/** Most of it is React and Next, without polyfills. */
const MAX_SCRIPTS = 150 * KB;
const MAX_SCRIPTS_WITH_FORM = 168 * KB;
/** Not counting lazily loaded logos. */
const MAX_REQUESTS = 27;
/** The layout shift score when the font loads after the first paint. Nothing else may shift. */
const MAX_LATE_FONT_SHIFT = 0.02;

const formRoutes: readonly string[] = formList.map(({ route }) => route);

// With motion, because motion may shift the layout.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

interface Shift extends PerformanceEntry {
  value: number;
  sources: { node?: Node }[];
}

/** Returns the score and the moved elements of each layout shift so far. */
const readShifts = (page: Page) =>
  page.evaluate(() => {
    const observer = new PerformanceObserver(() => {});
    observer.observe({ type: 'layout-shift', buffered: true });
    return (observer.takeRecords() as Shift[]).map(({ value, sources }) => ({
      value,
      moved: sources.map(({ node }) => `${node?.nodeName} ${node?.textContent}`),
    }));
  });

async function scrollThrough(page: Page) {
  const end = await readMaxScrollY(page);
  const step = page.viewportSize()!.height * 0.7;
  for (let top = 0; top < end + step; top += step)
    await page.evaluate(async (y) => {
      scrollTo({ top: y, behavior: 'instant' });
      for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
    }, top);
}

/** Waits until the page is hydrated, drawn and idle, and makes no more requests. */
async function waitUntilIdle(page: Page, requests: Request[]) {
  await page.waitForLoadState();
  await waitForHydration(page);
  let count = -1;
  while (count < requests.length) {
    count = requests.length;
    for (const request of requests) await (await request.response())?.finished();
    await page.evaluate(async () => {
      for (let turn = 0; turn < 2; turn++)
        await new Promise((done) => requestAnimationFrame(() => requestIdleCallback(done)));
    });
  }
}

for (const route of allRoutes) {
  test(
    `${route} stays within its budgets of bytes, requests and layout shifts`,
    { tag: ['@phone-only', '@chromium'] },
    async ({ page }) => {
      // Holds the font until text is painted in the fallback font.
      const font = await holdRequests(page, '**/*.woff2');
      const requests: Request[] = [];
      page.on('request', (request) => requests.push(request));
      await page.goto(route, { waitUntil: 'commit' });
      await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint')[0]);
      const earlyShiftCount = (await readShifts(page)).length;
      font.release();
      await waitUntilIdle(page, requests);
      const shifts = await readShifts(page);
      // Measured before scrolling, which loads more files.
      const files = await Promise.all(
        requests.map(async (request) => {
          const type = request.resourceType();
          const body = (await (await request.response())?.body()) ?? '';
          // Fonts are already compressed.
          const { length } = type === 'font' ? body : gzipSync(body);
          const { pathname, searchParams } = new URL(request.url());
          // The address of an optimized picture has the path of its file in the parameter `url`.
          return { type, path: searchParams.get('url') ?? pathname, bytes: length };
        }),
      );
      await scrollThrough(page);

      const maxScripts = formRoutes.includes(route) ? MAX_SCRIPTS_WITH_FORM : MAX_SCRIPTS;
      const filesOfType = (type: string) => files.filter((file) => file.type === type);
      const sum = (type: string) =>
        filesOfType(type).reduce((total, { bytes }) => total + bytes, 0);
      const withoutLogos = files.filter(({ path }) => !path.includes('/logos/'));
      const lateShifts = shifts.slice(earlyShiftCount);
      const lateFontShift = lateShifts.reduce((total, { value }) => total + value, 0);

      for (const [what, measured, limit] of [
        ['HTML with styles and data', sum('document'), MAX_HTML],
        ['stylesheets', sum('stylesheet'), 0],
        ['scripts', sum('script'), maxScripts],
        ['font', sum('font'), MAX_FONT],
        ['font files', filesOfType('font').length, 1],
        [`requests: ${JSON.stringify(withoutLogos, null, 1)}`, withoutLogos.length, MAX_REQUESTS],
        [`late font: ${JSON.stringify(lateShifts)}`, lateFontShift, MAX_LATE_FONT_SHIFT],
      ] as const)
        expect.soft(measured, what).toBeLessThanOrEqual(limit);
      expect.soft(shifts.slice(0, earlyShiftCount), 'layout shifts before the font').toEqual([]);
      const later = (await readShifts(page)).slice(shifts.length);
      expect.soft(later, 'layout shifts later').toEqual([]);
    },
  );
}
