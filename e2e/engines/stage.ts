/** What every engine test runs on: a site with a store of its own, an upstream, and a page. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect } from 'vitest';
import {
  reportViolations,
  type Engine,
  type EnginePage,
  type PageOptions,
  type RunningEngine,
} from '@/e2e/engines/engine';
import { engines } from '@/e2e/engines/engines';
import { startSite, type Site } from '@/e2e/support/site';
import { FakeUpstream } from '@/lib/testing/upstream/fake-upstream';

export interface Stage {
  site: Site;
  upstream: FakeUpstream;
  /** DATABASE_URL of the site. */
  database: string;
  /** A page of a new visitor. */
  page: EnginePage;
  /** Opens a route of the site. */
  visit: (route: string) => Promise<void>;
}

export const screens = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
] as const;

type Screen = Pick<PageOptions, 'width' | 'height'>;
type Choice = Partial<Omit<PageOptions, 'width' | 'height'>> & {
  on?: readonly Screen[];
  among?: readonly Engine[];
};

/**
 * Defines the same tests for each engine and screen; they are skipped where the engine is not
 * installed. Each test ends with an empty console, where violations of the policy are shown too.
 *
 * @param define is called once for each engine and screen; what it is handed is filled in before
 *   each test
 * @param choice.on the screens, if not all
 * @param choice.among the engines, if not all
 */
export function onEachEngine(
  define: (stage: Stage, screen: Screen) => void,
  { on = screens, among = engines, preload = '', scripts }: Choice = {},
): void {
  const stage = {} as Stage;

  beforeAll(async () => {
    const folder = mkdtempSync(join(tmpdir(), 'tassel-engines-'));
    stage.database = `file:${join(folder, 'store.db')}`;
    stage.upstream = await new FakeUpstream().start();
    const { database, upstream } = stage;
    stage.site = await startSite({ UPSTREAM_URL: upstream.url, DATABASE_URL: database });
    return async () => {
      await stage.site.stop();
      await upstream.stop();
      rmSync(folder, { recursive: true });
    };
  });

  for (const engine of among) {
    describe.skipIf(!engine.version)(engine.name, () => {
      let running: RunningEngine;
      beforeAll(async () => {
        running = await engine.launch();
      });
      afterAll(() => running.close());

      describe.each(on)('at $width px', (screen) => {
        beforeEach(async () => {
          stage.upstream.reset();
          const page = await running.newPage({
            ...screen,
            scripts,
            preload: `${reportViolations}${preload}`,
          });
          stage.page = page;
          stage.visit = (route) => page.open(`${stage.site.url}${route}`);
        });
        afterEach(async () => {
          const lines = await stage.page.consoleLines();
          await stage.page.close();
          // Without scripts, WebKit warns that those it has preloaded are not used.
          if (scripts !== 'off') expect(lines, 'in the console').toEqual([]);
        });
        define(stage, screen);
      });
    });
  }
}
