/**
 * `npm run screenshots [FOLDER]`: every route at six widths, as whole pages, and the states of its form
 * on a phone and on a wide screen, into FOLDER (unset: screenshots/, which git ignores); the README's
 * few into docs/screenshots/. `-- --browser=webkit` (or `firefox`): the same in another engine, without
 * the README's. `-- --url=ADDRESS`: the pages alone of a site that runs already; nothing is sent to it.
 *
 * Needs a build (`npm run build`), unless there is a URL. Serves the site on a port of its own and ends
 * it again.
 */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium, firefox, webkit, type BrowserType, type Page } from 'playwright';
import { browserFlags, findChromium } from '@/e2e/browser';
import { hydrated } from '@/e2e/fixtures/hydrated';
import { formFixtures, isOpen } from '@/lib/testing/fixtures';
import type { FormFixture } from '@/lib/testing/fixture';
import { FormPage } from '@/e2e/forms/form-page';
import { routes } from '@/e2e/support/routes';
import { startSite } from '@/e2e/support/site';
import { until } from '@/lib/testing/until';
import { FakeUpstream } from '@/lib/testing/upstream/fake-upstream';
import { ok } from '@/lib/testing/upstream/replies';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { browser: { type: 'string', default: 'chromium' }, url: { type: 'string' } },
});
const isChromium = values.browser === 'chromium';
const engines: Record<string, BrowserType> = { chromium, firefox, webkit };
const engine = engines[values.browser];
if (!engine) {
  console.error(`--browser is one of ${Object.keys(engines).join(', ')}.`);
  process.exit(1);
}

const widths = [320, 360, 390, 768, 1440, 1920] as const;
const formWidths: readonly number[] = [390, 1440];
const shown = { routes: ['/', '/brands'], widths: [360, 1440] };
const docs = join(import.meta.dirname, '../docs/screenshots');
const folder = positionals[0] ?? join(import.meta.dirname, '../screenshots');

const nameOf = (route: string) => (route === '/' ? 'home' : route.slice(1));

async function open(page: Page, route: string) {
  await page.goto(address + route);
  if (site) await hydrated(page);
  await page.evaluate(async () => {
    scrollTo(0, 0);
    await document.fonts.ready;
  });
}

async function save(page: Page, path: string, of: 'window' | 'page') {
  await page.screenshot({ path, fullPage: of === 'page' });
  console.log(path);
}

/** With errors, filled in, under way, accepted; of the latter two the window, where they leave it. */
async function saveStates(page: Page, fixture: FormFixture, width: number) {
  const saveState = (state: string, of: 'window' | 'page') =>
    save(page, join(folder, `${nameOf(fixture.route)}-${state}-${width}.png`), of);
  const form = new FormPage(page, fixture, 'ada@example.edu', upstream);
  await open(page, fixture.route);
  await form.hydrate();
  await form.send();
  await form.invalid.first().waitFor();
  await saveState('errors-window', 'window');
  await saveState('errors', 'page');
  await form.fill();
  await saveState('filled', 'page');
  let accept = () => {};
  upstream.reset();
  upstream.answers((response, request) => void (accept = () => ok(response, request)));
  await form.send();
  await until('the submission is under way', () => upstream.requests.length > 0);
  await saveState('sending', 'window');
  accept();
  await form.expectThanks();
  await saveState('thanks', 'window');
}

for (const target of [folder, docs]) mkdirSync(target, { recursive: true });
const upstream = await new FakeUpstream().start();
const site = values.url ? undefined : await startSite({ UPSTREAM_URL: upstream.url });
const address = values.url ?? site!.url;
// Nothing moves, so that two runs give the same picture.
const browser = await engine.launch(
  isChromium ? { executablePath: findChromium(), args: browserFlags } : {},
);
try {
  for (const width of widths) {
    const viewport = { width, height: width < 700 ? 780 : 900 };
    const page = await browser.newPage({ viewport, reducedMotion: 'reduce' });
    for (const route of routes) {
      await open(page, route);
      await save(page, join(folder, `${nameOf(route)}-${width}.png`), 'page');
      if (!isChromium || !site) continue;
      if (!shown.routes.includes(route) || !shown.widths.includes(width)) continue;
      // The first screen says enough in a README, and stays small.
      await save(page, join(docs, `${nameOf(route)}-${width}.png`), 'window');
    }
    if (site && formWidths.includes(width))
      for (const fixture of formFixtures.filter(isOpen)) await saveStates(page, fixture, width);
    await page.close();
  }
} finally {
  await browser.close();
  await site?.stop();
  await upstream.stop();
}
