/**
 * `npm run bench:inp`: how long a visitor waits for what they type and for a submit, on each form,
 * at a quarter of this machine's speed. The browser's own event timing is read, which counts from
 * the key to the next frame; and the longest task after it, since a visitor's next key waits for
 * that. Prints a table, writes bench/results/inp.json.
 */
import { chromium, devices, type Locator, type Page } from 'playwright';
import { options, save } from '@/bench/support/bench';
import { browserFlags, findChromium } from '@/e2e/browser';
import { hydrated } from '@/e2e/fixtures/hydrated';
import ensureBuild from '@/e2e/global-setup';
import { formRoutes } from '@/e2e/support/budgets';
import { startSite } from '@/e2e/support/site';
import { median, table } from '@/e2e/support/table';

const slowdown = 4;
/** In ms, for what is typed and for a submit. */
const target = 50;

interface Spent {
  kind: string;
  duration: number;
}

/**
 * Collects what the browser says of each key and click, and of each task that is too long; 16 and
 * 50 ms are the least it tells of. Tasks from before the first tap are the page's own start.
 */
function listen() {
  const spent: Spent[] = [];
  let from = Infinity;
  addEventListener('pointerdown', ({ timeStamp }) => (from = Math.min(from, timeStamp)), true);
  for (const type of ['event', 'longtask'])
    new PerformanceObserver((list) => {
      for (const { startTime, duration, entryType } of list.getEntries())
        if (startTime >= from) spent.push({ kind: entryType, duration: Math.round(duration) });
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
    Math.max(least, ...spent.filter(({ kind }) => kind === wanted).map(({ duration }) => duration));
  return { wait: longest('event', 16), task: longest('longtask', 50) };
}

/**
 * A finger, and nothing else: `locator.tap` listens in the page for each event of the tap and would
 * be measured with it, and so would the scrolling there.
 */
async function tap(page: Page, on: Locator) {
  await on.scrollIntoViewIfNeeded();
  await page.waitForTimeout(500);
  const box = await on.boundingBox();
  if (!box) throw new Error('nothing to tap on');
  await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
}

async function visit(page: Page, url: string) {
  await page.goto(url);
  await hydrated(page);
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  const form = page.locator('form[data-form]');
  // Words that do nothing: what any tap waits for on this machine, however little is behind it.
  await tap(page, form.locator('legend').first());
  const bare = await slowest(page);
  const field = form.locator('input:visible').first();
  await tap(page, field);
  // The form's checks come with the first touch.
  await page.waitForTimeout(2500);
  const touch = await slowest(page);
  await field.pressSequentially('Ada Lovelace', { delay: 60 });
  const typing = await slowest(page);
  await tap(page, form.locator('button[type=submit]'));
  const submit = await slowest(page);
  await field.pressSequentially('!', { delay: 60 });
  const correcting = await slowest(page);
  return {
    'tap on words': bare.wait,
    touch: touch.wait,
    typing: typing.wait,
    submit: submit.wait,
    correcting: correcting.wait,
    'task after touch': touch.task,
    'after submit': submit.task,
  };
}

type Waits = Awaited<ReturnType<typeof visit>>;

const { runs, routes } = options();
ensureBuild();
const site = await startSite();
const browser = await chromium.launch({ executablePath: findChromium(), args: browserFlags });
const forms = routes
  .filter((one) => formRoutes.includes(one))
  .map((route) => ({ route, all: [] as Waits[] }));
// They take turns, so that a slow minute of the machine falls on each of them.
for (let left = runs; left > 0; left -= 1)
  for (const { route, all } of forms) {
    const page = await browser.newPage({ ...devices['Pixel 7'] });
    await page.addInitScript(listen);
    all.push(await visit(page, site.url + route));
    await page.close();
  }
await browser.close();
await site.stop();

const measured = forms.map(({ route, all }) => {
  const middle = (key: string) => median(all.map((waits) => waits[key as keyof Waits]));
  const medians = Object.keys(all[0] ?? {}).map((key) => [key, middle(key)]);
  return { route, ...(Object.fromEntries(medians) as Waits) };
});
console.log(
  `\nThe slowest interaction in ms, CPU at 1/${slowdown}, medians of ${runs}; target ${target}.` +
    '\nThen the longest task that followed; 50: none was longer.\n',
);
console.log(table(measured));
const missed = measured.filter(({ touch, typing, submit }) =>
  [touch, typing, submit].some((wait) => wait >= target),
);
if (missed.length > 0)
  console.log(`\nOver ${target} ms: ${missed.map(({ route }) => route).join(', ')}`);
save('inp', { slowdown, runs, measured });
