/**
 * `npm run bench:inp`: how long a visitor waits for what they type and for a submit, on each form,
 * at a quarter of this machine's speed. The browser's own event timing is read, which counts from
 * the key to the next frame; and the longest task after it, since a visitor's next key waits for
 * that.
 */
import { chromium, devices, type Locator, type Page } from 'playwright';
import { inTurns, medians, options, save } from '@/bench/support/bench';
import { browserFlags, findChromium } from '@/e2e/browser';
import { hydrated } from '@/e2e/fixtures/hydrated';
import ensureBuild from '@/e2e/global-setup';
import { formRoutes } from '@/e2e/support/budgets';
import { startSite } from '@/e2e/support/site';
import { table } from '@/e2e/support/table';

const slowdown = 4;

/** What the browser says of a key, a click or a task. */
type Spent = Pick<PerformanceEntry, 'entryType' | 'duration'>;

/**
 * Collects each key and click, and each task that is too long; 16 and 50 ms are the least that the
 * browser tells of. Tasks before the first tap belong to the page's start.
 */
function listen() {
  const spent: Spent[] = [];
  let from = Infinity;
  addEventListener('pointerdown', ({ timeStamp }) => (from = Math.min(from, timeStamp)), true);
  for (const type of ['event', 'longtask'])
    new PerformanceObserver((list) => {
      for (const { startTime, duration, entryType } of list.getEntries())
        if (startTime >= from) spent.push({ entryType, duration: Math.round(duration) });
    }).observe({ type, durationThreshold: 16 } as PerformanceObserverInit);
  Object.assign(window, { spent });
}

/** @returns the slowest of what happened since the last call, or the least that is told of */
async function slowest(page: Page) {
  // Entries come after the frame they are about.
  await page.waitForTimeout(500);
  const spent = await page.evaluate(() =>
    (window as unknown as { spent: Spent[] }).spent.splice(0),
  );
  const longest = (wanted: string, least: number) =>
    Math.max(least, ...spent.map((one) => (one.entryType === wanted ? one.duration : 0)));
  return { wait: longest('event', 16), task: longest('longtask', 50) };
}

/**
 * A finger, and nothing else: `locator.tap` listens in the page for each event of the tap and would
 * be measured with it, and so would the scrolling there.
 */
async function tap(page: Page, on: Locator) {
  await on.scrollIntoViewIfNeeded();
  await page.waitForTimeout(500);
  const { x, y, width, height } = (await on.boundingBox())!;
  await page.touchscreen.tap(x + width / 2, y + height / 2);
}

async function visit(page: Page, url: string) {
  await page.addInitScript(listen);
  await page.goto(url);
  await hydrated(page);
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  const form = page.locator('form[data-form]');
  const field = form.locator('input:visible').first();
  const acts = {
    // What any tap waits for on this machine, however little is behind it.
    'tap on words': () => tap(page, form.locator('legend').first()),
    // The form loads its checks at the first touch.
    touch: () => tap(page, field).then(() => page.waitForTimeout(2500)),
    typing: () => field.pressSequentially('Ada Lovelace', { delay: 60 }),
    submit: () => tap(page, form.locator('button[type=submit]')),
    correcting: () => field.pressSequentially('!', { delay: 60 }),
  };
  const waits: Record<string, number> = {};
  for (const [name, act] of Object.entries(acts)) {
    await act();
    const { wait, task } = await slowest(page);
    waits[name] = wait;
    waits[`after ${name}`] = task;
  }
  return waits;
}

const { runs, routes } = options();
ensureBuild();
const site = await startSite();
const browser = await chromium.launch({ executablePath: findChromium(), args: browserFlags });
const forms = routes.filter((one) => formRoutes.includes(one));
const visits = await inTurns(forms, runs, async (route) => {
  const page = await browser.newPage({ ...devices['Pixel 7'] });
  const waits = await visit(page, site.url + route);
  await page.close();
  return waits;
});
await browser.close();
await site.stop();

const measured = forms.map((route, place) => ({ route, ...medians(visits[place]!) }));
console.log(
  `\nThe slowest interaction in ms, CPU at 1/${slowdown}, medians of ${runs}; target 50.` +
    '\nAfter each, the longest task that followed; 50: none was longer.\n',
);
console.log(table(measured));
save('inp', { slowdown, runs, measured });
