/**
 * `npm run screenshots [FOLDER]`: every route at six widths, as whole pages, and the states of its form
 * on a phone and on a wide screen, into FOLDER (unset: screenshots/, which git ignores); the README's
 * few into docs/screenshots/. `-- --browser=webkit` (or `firefox`): the same in another engine, without
 * the README's. `-- --url=ADDRESS`: the pages alone of a site that runs already; nothing is sent to it.
 *
 * Needs a build (`npm run build`), unless there is a URL. Serves the site on a port of its own and ends
 * it again.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from '@/e2e/engines/chromium';
import type { Engine, EnginePage } from '@/e2e/engines/engine';
import { firefox } from '@/e2e/engines/firefox';
import { fillIn, hasErrors, isThanked, send, touch } from '@/e2e/engines/form';
import { webkit } from '@/e2e/engines/webkit';
import { formFixtures, isOpen } from '@/lib/testing/fixtures';
import type { FormFixture } from '@/lib/testing/fixture';
import { routes } from '@/e2e/support/routes';
import { startSite } from '@/e2e/support/site';
import { until } from '@/lib/testing/until';
import { FakeUpstream } from '@/lib/testing/upstream/fake-upstream';
import { ok } from '@/lib/testing/upstream/replies';

const browsers: Record<string, Pick<Engine, 'launch'>> = { chromium, firefox, webkit };
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { browser: { type: 'string', default: 'chromium' }, url: { type: 'string' } },
});
const engine = browsers[values.browser];
if (!engine) {
  console.error(`--browser is one of ${Object.keys(browsers).join(', ')}.`);
  process.exit(1);
}

const widths = [320, 360, 390, 768, 1440, 1920] as const;
const formWidths: readonly number[] = [390, 1440];
const shown = { routes: ['/', '/brands'], widths: [360, 1440] };
const docs = join(import.meta.dirname, '../docs/screenshots');
const folder = positionals[0] ?? join(import.meta.dirname, '../screenshots');

const nameOf = (route: string) => (route === '/' ? 'home' : route.slice(1));

async function open(page: EnginePage, route: string) {
  await page.open(address + route);
  await page.evaluate(async () => {
    scrollTo(0, 0);
    await document.fonts.ready;
  });
}

async function save(page: EnginePage, path: string, of: 'window' | 'page') {
  writeFileSync(path, await page.screenshot(of));
  console.log(path);
}

/** With errors, filled in, under way, accepted; of the latter two the window, where they leave it. */
async function saveStates(page: EnginePage, fixture: FormFixture, width: number) {
  const saveState = (state: string, of: 'window' | 'page') =>
    save(page, join(folder, `${nameOf(fixture.route)}-${state}-${width}.png`), of);
  await open(page, fixture.route);
  await touch(page, fixture);
  await send(page, fixture);
  await until('a field is in error', () => hasErrors(page, fixture));
  await saveState('errors-window', 'window');
  await saveState('errors', 'page');
  await fillIn(page, fixture, 'ada@example.edu');
  await saveState('filled', 'page');
  let accept = () => {};
  upstream.reset();
  upstream.answers((response, request) => void (accept = () => ok(response, request)));
  await send(page, fixture);
  await until('the submission is under way', () => upstream.requests.length > 0);
  await saveState('sending', 'window');
  accept();
  await until('the visitor is thanked', () => isThanked(page, fixture));
  await saveState('thanks', 'window');
}

for (const target of [folder, docs]) mkdirSync(target, { recursive: true });
const upstream = await new FakeUpstream().start();
const site = values.url ? undefined : await startSite({ UPSTREAM_URL: upstream.url });
const address = values.url ?? site!.url;
// Nothing moves, so that two runs give the same picture.
const browser = await engine.launch({ reducedMotion: true });
try {
  for (const width of widths) {
    const page = await browser.newPage({ width, height: width < 700 ? 780 : 900 });
    for (const route of routes) {
      await open(page, route);
      await save(page, join(folder, `${nameOf(route)}-${width}.png`), 'page');
      if (values.browser !== 'chromium' || !site) continue;
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
