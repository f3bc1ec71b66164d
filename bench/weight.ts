/** `npm run bench:weight`: what each page weighs, beside a bare Next page (the floor). */
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { chromium, devices, type Page, type Response } from 'playwright';
import { options, save } from '@/bench/support/bench';
import { floorPath, startPeers } from '@/bench/support/peers';
import { browserFlags, findChromium } from '@/e2e/browser';
import ensureBuild from '@/e2e/global-setup';
import { scriptFloor } from '@/e2e/support/budgets';
import { startSite } from '@/e2e/support/site';
import { table } from '@/e2e/support/table';

/** Waits until nothing was asked for during a second and a half: idle callbacks have had their turn. */
async function settled(page: Page): Promise<void> {
  let last = Date.now();
  page.on('request', () => (last = Date.now()));
  page.on('requestfinished', () => (last = Date.now()));
  while (Date.now() - last < 1500) await page.waitForTimeout(100);
}

/**
 * Opens a page as a phone does, with an empty cache, waits until nothing is loaded, then touches the first
 * field of its form, if it has one.
 */
async function weigh(url: string) {
  const context = await browser.newContext({ ...devices['Pixel 7'] });
  const page = await context.newPage();
  const responses: Response[] = [];
  page.on('response', (response) => responses.push(response));
  await page.goto(url);
  await settled(page);
  // Whatever is loaded from here on is loaded because of the touch.
  const requests = responses.length;
  const field = page.locator('form[data-form] :is(input, textarea, select):visible').first();
  if (await field.count()) await field.focus();
  await settled(page);

  const bytes: Record<string, { gzip: number; brotli: number }> = {};
  let total = 0;
  for (const [index, response] of responses.entries()) {
    const type = response.request().resourceType();
    const part = type === 'script' && index >= requests ? 'script on focus' : type;
    const body = await response.body().catch(() => Buffer.alloc(0));
    // Servers send these as they are.
    const isCompressed = type === 'font' || type === 'image';
    const gzip = isCompressed ? body.length : gzipSync(body).length;
    const sum = (bytes[part] ??= { gzip: 0, brotli: 0 });
    sum.gzip += gzip;
    sum.brotli += isCompressed ? body.length : brotliCompressSync(body).length;
    if (index < requests) total += gzip;
  }
  await context.close();
  return { path: new URL(url).pathname, bytes, requests, total };
}

const { routes } = options();
ensureBuild();
const browser = await chromium.launch({ executablePath: findChromium(), args: browserFlags });
console.log('Building the bare Next page ...');
const peers = await startPeers([]);
const floor = await weigh(peers.url + floorPath);
await peers.stop();
const site = await startSite();
const ours = [];
for (const route of routes) ours.push(await weigh(site.url + route));
await site.stop();
await browser.close();

const kb = (bytes = 0) => (bytes / 1000).toFixed(1);
const floorScript = floor.bytes.script?.gzip ?? 0;
const rows = [floor, ...ours].map(({ path, bytes, requests, total }) => {
  const both = (part: string) =>
    bytes[part] && `${kb(bytes[part].gzip)} / ${kb(bytes[part].brotli)}`;
  return {
    'KB gzip / brotli': path,
    HTML: both('document'),
    data: both('fetch'),
    CSS: both('stylesheet'),
    script: both('script'),
    'above floor': kb((bytes.script?.gzip ?? 0) - floorScript),
    'on focus': both('script on focus'),
    font: kb(bytes.font?.gzip),
    images: kb(bytes.image?.gzip),
    requests,
    'all (gzip)': kb(total),
  };
});
console.log(`\n${table(rows)}`);
console.log(`\nThe floor is ${kb(floorScript)} KB of script; the budgets say ${kb(scriptFloor)}.`);
save('weight', { floor, ours });
