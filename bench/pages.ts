/**
 * `npm run bench:pages [-- ROUTE…]`: audits pages, by default all, with Lighthouse's mobile preset. Prints the medians
 * of three runs.
 */
import lighthouse, { type Result } from 'lighthouse';
import { chromium } from 'playwright';
import { browserFlags, findChromium } from '@/e2e/browser';
import ensureBuild from '@/e2e/global-setup';
import { startSite } from '@/e2e/support/site';
import { allRoutes } from '@/lib/routes';
import { findFreePort } from '@/lib/testing/free-port';

const RUNS = 3;

/** Returns scores from 0 to 100, times in ms, and sizes in KB as sent. */
function readFigures({ categories, audits }: Result): Record<string, number> {
  const score = (category: string) => Math.round((categories[category]?.score ?? NaN) * 100);
  const value = (audit: string) => Math.round(audits[audit]?.numericValue ?? NaN);
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    'best practices': score('best-practices'),
    seo: score('seo'),
    'first paint': value('first-contentful-paint'),
    'largest paint': value('largest-contentful-paint'),
    blocked: value('total-blocking-time'),
    KB: Math.round(value('total-byte-weight') / 1000),
  };
}

/** Audits a page in a new browser, as a first visit. */
async function audit(url: string): Promise<Record<string, number>> {
  const port = await findFreePort();
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: [...browserFlags, `--remote-debugging-port=${port}`],
  });
  try {
    const { lhr } = (await lighthouse(url, { port, disableFullPageScreenshot: true }))!;
    if (lhr.runtimeError) throw new Error(`${url}: ${lhr.runtimeError.message}`);
    return readFigures(lhr);
  } finally {
    await browser.close();
  }
}

const computeMedian = (values: number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!;

ensureBuild();
const site = await startSite();
const table: Record<string, Record<string, number>> = {};
const [, , ...chosenRoutes] = process.argv;
for (const route of chosenRoutes.length > 0 ? chosenRoutes : allRoutes) {
  const runs: Record<string, number>[] = [];
  for (let run = 0; run < RUNS; run += 1) runs.push(await audit(site.url + route));
  const names = Object.keys(runs[0]!);
  table[route] = Object.fromEntries(
    names.map((name) => [name, computeMedian(runs.map((figures) => figures[name]!))]),
  );
  console.log(`Audited ${route}`);
}
await site.stop();
console.table(table);
