import { brotliCompressSync, gzipSync } from 'node:zlib';
import { devices, type Browser, type Page, type Response } from 'playwright';

type Part = 'html' | 'data' | 'css' | 'js' | 'jsOnFocus' | 'fonts' | 'images' | 'other';
export interface Bytes {
  gzip: number;
  brotli: number;
  files: number;
}
export interface Weight {
  path: string;
  parts: Record<Part, Bytes>;
  /** Everything before a field is touched. */
  requests: number;
  /** What a gzip server sends before a field is touched. */
  total: number;
}

const partOf: Record<string, Part> = {
  document: 'html',
  /** What the page's scripts begin with. */
  fetch: 'data',
  stylesheet: 'css',
  script: 'js',
  font: 'fonts',
  image: 'images',
};

/** Fonts and pictures are compressed already; servers send them as they are. */
const asTheyAre = new Set<Part>(['fonts', 'images']);

const nothing = (): Bytes => ({ gzip: 0, brotli: 0, files: 0 });

/** Waits until nothing was asked for during a second and a half: idle callbacks have had their turn. */
async function settled(page: Page): Promise<void> {
  let last = Date.now();
  const heard = () => (last = Date.now());
  page.on('request', heard);
  page.on('requestfinished', heard);
  while (Date.now() - last < 1500) await page.waitForTimeout(100);
  page.off('request', heard);
  page.off('requestfinished', heard);
}

/**
 * Opens a page as a phone does, with an empty cache, lets it come to rest, then touches the first
 * field of its form, if it has one.
 */
export async function weigh(browser: Browser, url: string): Promise<Weight> {
  const context = await browser.newContext({ ...devices['Pixel 7'] });
  const page = await context.newPage();
  const responses: { response: Response; part: Part }[] = [];
  let isTouched = false;
  page.on('response', (response) => {
    const part = partOf[response.request().resourceType()] ?? 'other';
    responses.push({ response, part: isTouched && part === 'js' ? 'jsOnFocus' : part });
  });
  await page.goto(url);
  await settled(page);
  const requests = responses.length;
  isTouched = true;
  const field = page.locator('form[data-form] :is(input, textarea, select):visible').first();
  if (await field.count()) await field.focus();
  await settled(page);

  const parts: Weight['parts'] = {
    html: nothing(),
    data: nothing(),
    css: nothing(),
    js: nothing(),
    jsOnFocus: nothing(),
    fonts: nothing(),
    images: nothing(),
    other: nothing(),
  };
  let total = 0;
  for (const [index, { response, part }] of responses.entries()) {
    const body = await response.body().catch(() => Buffer.alloc(0));
    const asItIs = asTheyAre.has(part);
    const gzip = asItIs ? body.length : gzipSync(body).length;
    parts[part].gzip += gzip;
    parts[part].brotli += asItIs ? body.length : brotliCompressSync(body).length;
    parts[part].files += 1;
    if (index < requests) total += gzip;
  }
  await context.close();
  return { path: new URL(url).pathname, parts, requests, total };
}
