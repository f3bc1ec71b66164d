/** `npm run bench:weight`: measures the size of each page and, for comparison, of an empty Next page (the floor). */
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { chromium, devices, type Page, type Response } from 'playwright';
import { parseOptions, saveResults } from '@/bench/support/bench';
import { floorPath, startPeers } from '@/bench/support/peers';
import { browserFlags, findChromium } from '@/e2e/browser';
import ensureBuild from '@/e2e/global-setup';
import { emptyPageScriptBytes } from '@/e2e/support/budgets';
import { startSite } from '@/e2e/support/site';
import { formatTable } from '@/bench/support/table';

/** Waits for 1.5 s without requests, so that idle callbacks have run. */
async function waitForIdle(page: Page): Promise<void> {
  let lastRequestAt = Date.now();
  page.on('request', () => (lastRequestAt = Date.now()));
  page.on('requestfinished', () => (lastRequestAt = Date.now()));
  while (Date.now() - lastRequestAt < 1500) await page.waitForTimeout(100);
}

/**
 * Measures a page on an emulated phone with an empty cache, then the script that loads when the page's form gets the
 * focus.
 */
async function measurePage(url: string) {
  const context = await browser.newContext({ ...devices['Pixel 7'] });
  const page = await context.newPage();
  const responses: Response[] = [];
  page.on('response', (response) => responses.push(response));
  await page.goto(url);
  await waitForIdle(page);
  const requestsBeforeFocus = responses.length;
  const field = page.locator('form[data-form] :is(input, textarea, select):visible').first();
  if (await field.count()) await field.focus();
  await waitForIdle(page);

  const bytes: Record<string, { gzip: number; brotli: number }> = {};
  let total = 0;
  for (const [index, response] of responses.entries()) {
    const type = response.request().resourceType();
    const part = type === 'script' && index >= requestsBeforeFocus ? 'script on focus' : type;
    const body = await response.body().catch(() => Buffer.alloc(0));
    // Servers don't compress fonts and images again.
    const isCompressed = type === 'font' || type === 'image';
    const gzip = isCompressed ? body.length : gzipSync(body).length;
    const sums = (bytes[part] ??= { gzip: 0, brotli: 0 });
    sums.gzip += gzip;
    sums.brotli += isCompressed ? body.length : brotliCompressSync(body).length;
    if (index < requestsBeforeFocus) total += gzip;
  }
  await context.close();
  return { path: new URL(url).pathname, bytes, requests: requestsBeforeFocus, total };
}

const { routes } = parseOptions();
ensureBuild();
const browser = await chromium.launch({ executablePath: findChromium(), args: browserFlags });
console.log('Building the empty Next page ...');
// Without routes, this serves only the empty page, at `floorPath`.
const peers = await startPeers([]);
const floor = await measurePage(peers.url + floorPath);
await peers.stop();
const site = await startSite();
const ours = [];
for (const route of routes) ours.push(await measurePage(site.url + route));
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
  `\nThe floor is ${toKb(floorScript)} KB of script; e2e/support/budgets.ts says ${toKb(emptyPageScriptBytes)} KB.`,
);
saveResults('weight', { floor, ours });
