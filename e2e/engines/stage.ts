/** What every engine test runs on: a site, its upstream, and a page. */
import { afterAll, beforeAll, beforeEach, describe, expect } from 'vitest';
import type { EnginePage, Screen } from '@/e2e/engines/engine';
import { firefox } from '@/e2e/engines/firefox';
import { webkit } from '@/e2e/engines/webkit';
import { startSite } from '@/e2e/support/site';
import { FakeUpstream } from '@/lib/testing/upstream/fake-upstream';

export interface Stage {
  upstream: FakeUpstream;
  screen: Screen;
  hasScripts: boolean;
  page: EnginePage;
  /** Opens a route of the site, and waits until it is hydrated if its scripts run. */
  visit: (route: string) => Promise<void>;
}

export const phone: Screen = { width: 390, height: 844 };
const desktop: Screen = { width: 1440, height: 900 };

const upstream = await new FakeUpstream().start();
const site = await startSite({ UPSTREAM_URL: upstream.url });
afterAll(() => Promise.all([site.stop(), upstream.stop()]));

const isThere = (selector: string) => document.querySelector(selector) !== null;

/**
 * Defines the same tests for each engine and screen, whose browser they share. Each test begins as a
 * new visitor's, and ends with an empty console, where violations of the policy are shown too.
 *
 * @param define is called once for each; what it is handed is filled in before the first test
 */
export function onEachEngine(define: (stage: Stage) => void, { hasScripts = true } = {}): void {
  const all = [firefox, webkit].flatMap((engine) =>
    [phone, desktop].map((on) => [engine, on] as const),
  );
  for (const [{ name, packages, isInstalled, launch }, screen] of all) {
    const title = `${name} at ${screen.width} px${hasScripts ? '' : ' without scripts'}`;
    const reason = isInstalled ? '' : `: not installed (apt-get install ${packages})`;
    describe.skipIf(!isInstalled)(title + reason, () => {
      const stage = { upstream, screen, hasScripts } as Stage;
      stage.visit = async (route) => {
        await stage.page.open(`${site.url}${route}`);
        const header = hasScripts ? '#site-menu[data-hydrated]' : 'header';
        await expect.poll(() => stage.page.evaluate(isThere, header)).toBe(true);
      };
      beforeAll(async () => {
        stage.page = await launch(screen, hasScripts);
        return () => stage.page.close();
      });
      beforeEach(() => {
        upstream.reset();
        return async () => {
          // The next visitor finds no draft; what a page says when it is left is heard as well.
          await stage.page.evaluate(() => sessionStorage.clear());
          await stage.page.open('about:blank');
          const lines = await stage.page.consoleLines();
          // Without scripts, WebKit warns that those it has preloaded are not used.
          if (hasScripts) expect(lines, 'in the console').toEqual([]);
        };
      });
      define(stage);
    });
  }
}
