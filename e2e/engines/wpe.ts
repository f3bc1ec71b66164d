/** WPE WebKit 2.38, which is Safari 16.0 and so below the browser floor (package.json), in cog. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Engine, EnginePage, PageOptions, RunningEngine } from '@/e2e/engines/engine';
import { WebDriver } from '@/e2e/engines/webdriver';
import { drivenPage, startDriver } from '@/e2e/engines/webkit-page';

/** The one size of cog's headless screen. */
export const wpeScreen = { width: 800, height: 600 };

/** A narrower viewport is the same screen, zoomed: media queries see it, units like `vw` do not. */
async function newPage({ width, scripts }: PageOptions): Promise<EnginePage> {
  const folder = mkdtempSync(join(tmpdir(), 'tassel-wpe-'));
  const driver = await startDriver('WPEWebDriver', { XDG_RUNTIME_DIR: folder, HOME: folder });
  const client = new WebDriver(driver.url);
  const args = ['--automation', '--platform=headless', `--scale=${wpeScreen.width / width}`];
  if (scripts === 'off') args.push('--enable-javascript-markup=0');
  await client.start({ 'wpe:browserOptions': { binary: '/usr/bin/cog', args } });
  return {
    ...drivenPage(client, wpeScreen),
    // Below the floor the console may say what the engine does not know.
    consoleLines: async () => [],
    async close() {
      await client.send('DELETE', '').catch(() => undefined);
      await driver.stop();
      await rm(folder, { recursive: true, force: true, maxRetries: 5 }).catch(() => undefined);
    },
  };
}

function installedVersion(): string | undefined {
  if (spawnSync('which', ['WPEWebDriver']).status !== 0) return undefined;
  const { status, stdout } = spawnSync('cog', ['--version'], { encoding: 'utf8' });
  const version = /WPE WebKit (\S+)/.exec(stdout ?? '')?.[1]?.replace(/\)$/, '');
  // A newer one is no test of what is below the floor.
  return status === 0 && version?.startsWith('2.38.') ? version : undefined;
}

export const wpe: Engine = {
  name: 'WPE WebKit',
  packages: 'cog wpewebkit-driver, of Debian 12',
  version: installedVersion(),
  async launch(): Promise<RunningEngine> {
    return { newPage, close: async () => undefined };
  },
};
