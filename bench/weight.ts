/** `npm run bench:weight`: measures the size of each page, next to a bare Next page (the floor). */
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { chromium, devices, type Page, type Response } from 'playwright';
import { parseOptions, save } from '@/bench/support/bench';
import { floorPath, startPeers } from '@/bench/support/peers';
import { browserFlags, findChromium } from '@/e2e/browser';
import ensureBuild from '@/e2e/global-setup';
import { scriptFloor } from '@/e2e/support/budgets';
import { startSite } from '@/e2e/support/site';
import { formatTable } from '@/bench/support/table';

/** Waits until there was no request for 1.5 s, so that idle callbacks have run. */
async function waitForIdle(page: Page): Promise<void> {
  let last = Date.now();
  page.on('request', () => (last = Date.now()));
  page.on('requestfinished', () => (last = Date.now()));
  while (Date.now() - last < 1500) await page.waitForTimeout(100);
}

/** Measures a page on a phone with an empty cache. Then focuses the first field of its form, which loads more script. */
async function weigh(url: string) {
  const context = await browser.newContext({ ...devices['Pixel 7'] });
  const page = await context.newPage();
  const responses: Response[] = [];
  page.on('response', (response) => responses.push(response));
  await page.goto(url);
  await waitForIdle(page);
  // Later requests are caused by the focus.
  const requests = responses.length;
  const field = page.locator('form[data-form] :is(input, textarea, select):visible').first();
  if (await field.count()) await field.focus();
  await waitForIdle(page);

  const bytes: Record<string, { gzip: number; brotli: number }> = {};
  let total = 0;
  for (const [index, response] of responses.entries()) {
    const type = response.request().resourceType();
    const part = type === 'script' && index >= requests ? 'script on focus' : type;
    const body = await response.body().catch(() => Buffer.alloc(0));
    // Servers don't compress these.
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

const { routes } = parseOptions();
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

const toKb = (bytes = 0) => (bytes / 1000).toFixed(1);
const floorScript = floor.bytes.script?.gzip ?? 0;
const rows = [floor, ...ours].map(({ path, bytes, requests, total }) => {
  const formatPart = (part: string) =>
    bytes[part] && `${toKb(bytes[part].gzip)} / ${toKb(bytes[part].brotli)}`;
  return {
    'KB gzip / brotli': path,
    HTML: formatPart('document'),
    data: formatPart('fetch'),
    CSS: formatPart('stylesheet'),
    script: formatPart('script'),
    'above floor': toKb((bytes.script?.gzip ?? 0) - floorScript),
    'on focus': formatPart('script on focus'),
    font: toKb(bytes.font?.gzip),
    images: toKb(bytes.image?.gzip),
    requests,
    'all (gzip)': toKb(total),
  };
});
console.log(`\n${formatTable(rows)}`);
console.log(
  `\nThe floor is ${toKb(floorScript)} KB of script; the budgets say ${toKb(scriptFloor)}.`,
);
save('weight', { floor, ours });
