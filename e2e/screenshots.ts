/**
 * `npm run screenshots [FOLDER]`: every route at six widths, as whole pages, and the states of its form
 * on a phone and on a wide screen, into FOLDER (unset: screenshots/, which git ignores); the README's
 * few into docs/screenshots/.
 *
 * Needs a build (`npm run build`). Serves the site on a port of its own and ends it again.
 */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Page } from 'playwright';
import { browserFlags, findChromium } from '@/e2e/browser';
import { holdRequest } from '@/e2e/fixtures/hold-request';
import { formFixtures } from '@/e2e/forms/fixtures/all';
import type { FormFixture } from '@/e2e/forms/fixtures/types';
import { FormPage } from '@/e2e/forms/form-page';
import { isClosed } from '@/e2e/support/open-roles';
import { routes } from '@/e2e/support/routes';
import { startSite } from '@/e2e/support/site';
import { FakeUpstream } from '@/e2e/support/upstream/fake-upstream';

const widths = [320, 360, 390, 768, 1440, 1920] as const;
const formWidths: readonly number[] = [390, 1440];
const shown = { routes: ['/', '/brands'], widths: [360, 1440] };
const docs = join(import.meta.dirname, '../docs/screenshots');
const folder = process.argv[2] ?? join(import.meta.dirname, '../screenshots');

const nameOf = (route: string) => (route === '/' ? 'home' : route.slice(1));

async function open(page: Page, route: string) {
  await page.goto(site.url + route);
  await page.evaluate(() => {
    scrollTo(0, 0);
    return document.fonts.ready;
  });
}

async function save(page: Page, name: string, fullPage = true) {
  const path = join(folder, `${name}-${page.viewportSize()?.width}.png`);
  await page.screenshot({ path, fullPage });
  console.log(path);
}

/** With errors, filled in, under way, accepted; of the latter two the window, where they leave it. */
async function saveStates(page: Page, fixture: FormFixture) {
  const name = nameOf(fixture.route);
  // Nothing stands behind the site: it stores the submission and accepts it.
  const form = new FormPage(page, fixture, 'ada@example.edu', new FakeUpstream());
  await open(page, fixture.route);
  await form.hydrate();
  await form.send();
  await form.invalid.first().waitFor();
  await save(page, `${name}-errors`);
  await save(page, `${name}-errors-window`, false);
  await form.fill();
  await save(page, `${name}-filled`);
  const release = await holdRequest(page, `**/api/${fixture.call}`);
  await form.send();
  await save(page, `${name}-sending`, false);
  release();
  await form.expectThanks();
  await save(page, `${name}-thanks`, false);
}

for (const target of [folder, docs]) mkdirSync(target, { recursive: true });
const site = await startSite();
const browser = await chromium.launch({ executablePath: findChromium(), args: browserFlags });
try {
  for (const width of widths) {
    const context = await browser.newContext({
      viewport: { width, height: width < 700 ? 780 : 900 },
      // Nothing moves, so that two runs give the same picture.
      reducedMotion: 'reduce',
    });
    const page = await context.newPage();
    for (const route of routes) {
      await open(page, route);
      await save(page, nameOf(route));
      if (!shown.routes.includes(route) || !shown.widths.includes(width)) continue;
      // The first screen says enough in a README, and stays small.
      await page.screenshot({ path: join(docs, `${nameOf(route)}-${width}.png`) });
    }
    if (formWidths.includes(width))
      for (const fixture of formFixtures.filter(({ route }) => !isClosed(route)))
        await saveStates(page, fixture);
    await context.close();
  }
} finally {
  await browser.close();
  await site.stop();
}
