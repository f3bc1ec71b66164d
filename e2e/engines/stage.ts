/** What every engine test runs on: a site, its upstream, and a page of a new visitor. */
import { beforeAll, beforeEach, describe, expect } from 'vitest';
import type { EnginePage, Screen } from '@/e2e/engines/engine';
import { firefox } from '@/e2e/engines/firefox';
import { webkit } from '@/e2e/engines/webkit';
import { startSite } from '@/e2e/support/site';
import { FakeUpstream } from '@/lib/testing/upstream/fake-upstream';

export interface Stage {
  upstream: FakeUpstream;
  screen: Screen;
  page: EnginePage;
  /** Opens a route of the site, and waits until it is hydrated. */
  visit: (route: string) => Promise<void>;
}

export const phone: Screen = { width: 390, height: 844 };
export const desktop: Screen = { width: 1440, height: 900 };

const isHydrated = () => document.querySelector('#site-menu[data-hydrated]') !== null;

/**
 * Defines the same tests for each engine and screen. Each test ends with an empty console, where
 * violations of the policy are shown too.
 *
 * @param define is called once for each; what it is handed is filled in before each test
 */
export function onEachEngine(define: (stage: Stage, screen: Screen) => void): void {
  const stage = {} as Stage;

  beforeAll(async () => {
    const upstream = await new FakeUpstream().start();
    const site = await startSite({ UPSTREAM_URL: upstream.url });
    stage.upstream = upstream;
    stage.visit = async (route) => {
      await stage.page.open(`${site.url}${route}`);
      await expect.poll(() => stage.page.evaluate(isHydrated)).toBe(true);
    };
    return () => Promise.all([site.stop(), upstream.stop()]);
  });

  const screens = [phone, desktop];
  const each = [firefox, webkit].flatMap((engine) => screens.map((screen) => ({ engine, screen })));
  for (const { engine, screen } of each) {
    const { name, packages, isInstalled } = engine;
    const title = `${name} at ${screen.width} px`;
    const reason = isInstalled ? '' : `: not installed (apt-get install ${packages})`;
    describe.skipIf(!isInstalled)(title + reason, () => {
      let running: Awaited<ReturnType<typeof webkit.launch>>;
      beforeAll(async () => {
        running = await engine.launch();
        return () => running.close();
      });
      beforeEach(async () => {
        stage.upstream.reset();
        const page = await running.newPage(screen);
        Object.assign(stage, { page, screen });
        return async () => {
          const lines = await page.consoleLines();
          await page.close();
          expect(lines, 'in the console').toEqual([]);
        };
      });
      define(stage, screen);
    });
  }
}
