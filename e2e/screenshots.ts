/**
 * `npm run screenshots [FOLDER]`: every route at 360, 768 and 1440 px, as whole pages, into FOLDER
 * (unset: screenshots/, which git ignores), and the README's few into docs/screenshots/.
 *
 * Needs a build (`npm run build`). Serves the site on a port of its own and ends it again.
 */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { browserFlags, findChromium } from '@/e2e/browser';
import { routes } from '@/e2e/support/routes';
import { startSite } from '@/e2e/support/site';

const widths = [360, 768, 1440] as const;
const shown = { routes: ['/', '/brands'], widths: [360, 1440] };
const docs = join(import.meta.dirname, '../docs/screenshots');
const folder = process.argv[2] ?? join(import.meta.dirname, '../screenshots');

const nameOf = (route: string, width: number) =>
  `${route === '/' ? 'home' : route.slice(1)}-${width}.png`;

for (const target of [folder, docs]) mkdirSync(target, { recursive: true });
const site = await startSite();
const browser = await chromium.launch({ executablePath: findChromium(), args: browserFlags });
try {
  for (const width of widths) {
    const height = width < 700 ? 780 : 900;
    const page = await browser.newPage({
      viewport: { width, height },
      // Nothing moves, so that two runs give the same picture.
      reducedMotion: 'reduce',
    });
    for (const route of routes) {
      await page.goto(site.url + route);
      await page.evaluate(() => {
        scrollTo(0, 0);
        return document.fonts.ready;
      });
      const path = join(folder, nameOf(route, width));
      await page.screenshot({ path, fullPage: true });
      console.log(path);
      if (!shown.routes.includes(route) || !shown.widths.includes(width)) continue;
      // The first screen says enough in a README, and stays small.
      await page.screenshot({ path: join(docs, nameOf(route, width)) });
    }
    await page.close();
  }
} finally {
  await browser.close();
  await site.stop();
}
