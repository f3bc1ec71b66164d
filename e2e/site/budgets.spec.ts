/** What a page costs a visitor before a field is touched, against e2e/support/budgets.ts. */
import { gzipSync } from 'node:zlib';
import type { Page, Request } from '@playwright/test';
import { budgets, kindOf, scriptFloor } from '@/e2e/support/budgets';
import { hydrated } from '@/e2e/fixtures/hydrated';
import { bottom } from '@/e2e/fixtures/scroll';
import { readHtml } from '@/e2e/support/html';
import { routes } from '@/e2e/support/routes';
import { expect, test } from '@/e2e/fixtures/test';

// Whatever moves may shift the layout, so here it moves.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

interface Observed {
  /** Each with what it moved. */
  shifts: { value: number; moved: string[] }[];
  /** The largest thing painted before anything was touched. */
  largest: { words: string; picture: string };
}

/** Asks the browser to note what it paints and what it shifts. */
const observe = (page: Page) =>
  page.addInitScript(() => {
    const observed: Observed = { shifts: [], largest: { words: '', picture: '' } };
    Object.assign(window, { observed });
    interface Shift extends PerformanceEntry {
      value: number;
      sources: { node?: Node }[];
    }
    new PerformanceObserver((list) => {
      for (const { value, sources } of list.getEntries() as Shift[]) {
        const moved = sources.map(({ node }) => `${node?.nodeName} ${node?.textContent}`);
        observed.shifts.push({ value, moved });
      }
    }).observe({ type: 'layout-shift', buffered: true });
    new PerformanceObserver((list) => {
      const { element, url } = list.getEntries().at(-1) as PerformanceEntry & {
        element?: Element;
        url: string;
      };
      observed.largest = { words: element?.textContent ?? '', picture: url };
    }).observe({ type: 'largest-contentful-paint', buffered: true });
  });

const observed = (page: Page) =>
  page.evaluate(() => (window as unknown as { observed: Observed }).observed);

/** The font arrives only when its stand-in has been painted. */
async function holdFont(page: Page): Promise<() => void> {
  let release = () => {};
  const painted = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/*.woff2', async (route) => {
    await painted;
    await route.continue();
  });
  return release;
}

/** Down to the page's end, a screen at a time, as somebody does who reads it. */
async function scrollThrough(page: Page) {
  const end = await bottom(page);
  const step = page.viewportSize()!.height * 0.7;
  for (let top = 0; top < end + step; top += step) {
    await page.evaluate(
      (y) =>
        new Promise((done) => {
          scrollTo({ top: y, behavior: 'instant' });
          requestAnimationFrame(() => requestAnimationFrame(done));
        }),
      top,
    );
  }
}

/**
 * Waits until the page has what it asks for by itself: hydrated, so that what it wants to do when
 * idle is known to the browser; then idle, until that brings no request and none is under way.
 */
async function atRest(page: Page, requests: ReadonlySet<Request>, ended: ReadonlySet<Request>) {
  await page.waitForLoadState();
  await hydrated(page);
  let seen = -1;
  while (seen < requests.size || ended.size < requests.size) {
    seen = requests.size;
    await page.evaluate(() => new Promise((done) => requestIdleCallback(done)));
    await page.evaluate(() => new Promise((done) => requestIdleCallback(done)));
  }
}

const withoutBlanks = (text: string) => text.replace(/\s+/g, '');

for (const route of routes) {
  test(
    `${route} stays within its budgets`,
    { tag: ['@phone', '@chromium'] },
    async ({ page, quiet }) => {
      await observe(page);
      const release = await holdFont(page);
      const requests = new Set<Request>();
      const ended = new Set<Request>();
      page.on('request', (request) => requests.add(request));
      page.on('requestfinished', (request) => ended.add(request));
      page.on('requestfailed', (request) => ended.add(request));

      await page.goto(route, { waitUntil: 'commit' });
      await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint')[0]);
      const early = (await observed(page)).shifts.length;
      release();
      await atRest(page, requests, ended);
      const { largest, shifts } = await observed(page);
      // What scrolling loads is not part of the budgets.
      const first = [...requests];
      await scrollThrough(page);

      const asked = first.map(
        (request) => `${request.resourceType()} ${new URL(request.url()).pathname}`,
      );
      const sizes = await Promise.all(
        first.map(async (request) => {
          const response = await request.response();
          const body = await response?.body().catch(() => undefined);
          return { type: request.resourceType(), body: body ?? Buffer.alloc(0) };
        }),
      );
      /** As a server sends them; a font is compressed already. */
      const sum = (type: string) =>
        sizes
          .filter((part) => part.type === type)
          .reduce(
            (total, { body }) => total + (type === 'font' ? body : gzipSync(body)).byteLength,
            0,
          );

      const markup = sizes[0]!.body.toString();
      const kind = kindOf(route);
      const soft = expect.soft;

      soft(sum('document'), 'HTML with styles and data').toBeLessThanOrEqual(budgets.html);
      soft(sum('stylesheet'), 'stylesheets').toBe(0);
      soft(sum('script') - scriptFloor, 'script above a bare page').toBeLessThanOrEqual(
        budgets.script[kind],
      );
      soft(sum('font'), 'font').toBeLessThanOrEqual(budgets.fonts.bytes);
      soft(sizes.filter(({ type }) => type === 'font').length, 'font files').toBeLessThanOrEqual(
        budgets.fonts.files,
      );
      const pictures = asked.filter((one) => one.startsWith('image /_next/static/media/'));
      const counted = asked.filter((one) => !one.includes(' /logos/') && !pictures.includes(one));
      soft(counted.length, `requests:\n${counted.join('\n')}`).toBeLessThanOrEqual(
        budgets.requests,
      );
      soft(pictures.length, `pictures:\n${pictures.join('\n')}`).toBeLessThanOrEqual(
        budgets.pictures,
      );
      soft(quiet.foreign, 'requests to other origins').toEqual([]);
      const swap = shifts.slice(early).reduce((total, { value }) => total + value, 0);
      soft(shifts.slice(0, early), 'layout shifts before the font').toEqual([]);
      soft(swap, `layout shifts by a late font: ${JSON.stringify(shifts)}`).toBeLessThanOrEqual(
        budgets.lateFontShift,
      );
      soft((await observed(page)).shifts.slice(shifts.length), 'layout shifts later').toEqual([]);
      soft(largest.picture, 'the largest thing painted is no picture').toBe('');
      soft(withoutBlanks(largest.words)).not.toBe('');
      soft(withoutBlanks(readHtml(markup).text)).toContain(withoutBlanks(largest.words));
    },
  );
}
