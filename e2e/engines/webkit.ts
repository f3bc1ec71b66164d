/** WebKit as Debian has it: WebKitGTK, driven by its own WebKitWebDriver, on a screen of its own. */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type {
  Engine,
  EnginePage,
  LaunchOptions,
  PageOptions,
  RunningEngine,
} from '@/e2e/engines/engine';
import { end, WebDriver } from '@/e2e/engines/webdriver';
import { drivenPage, startDriver } from '@/e2e/engines/webkit-page';

const view = join(import.meta.dirname, 'webkit-view.py');
/** Debian's own: another Python in the path does not have its packages. */
const python = '/usr/bin/python3';

/** The GTK port is built without web app manifests; Safari has them, and knows the directive. */
const noManifests = "Unrecognized Content-Security-Policy directive 'manifest-src'";

/** In pixels: no page is wider. */
const screen = { width: 1920, height: 1200 };

/** @returns the number of a new X display, and how to end it */
async function startDisplay() {
  const size = `${screen.width}x${screen.height}x24`;
  const xvfb = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', size, '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const [number] = (await once(xvfb.stdio[3]!, 'data')) as [Buffer];
  return { display: `:${number.toString().trim()}`, stop: () => end(xvfb) };
}

async function newPage(
  display: string,
  options: PageOptions,
  { reducedMotion }: LaunchOptions,
): Promise<EnginePage> {
  const folder = mkdtempSync(join(tmpdir(), 'tassel-webkit-'));
  const consoleLog = join(folder, 'console.log');
  const driver = await startDriver('WebKitWebDriver', {
    DISPLAY: display,
    GDK_BACKEND: 'x11',
    PROFILE_FOLDER: folder,
    CONSOLE_LOG: consoleLog,
    PRELOAD_SCRIPT: options.preload ?? '',
    PAGE_SCRIPTS: options.scripts ?? 'on',
    ANIMATIONS: reducedMotion ? 'off' : 'on',
  });
  const client = new WebDriver(driver.url);
  await client.start({ 'webkitgtk:browserOptions': { binary: python, args: [view] } });
  const { width, height } = options;
  // Under the X pointer, which rests in the middle: without a window manager it decides on the focus.
  const x = Math.round((screen.width - width) / 2);
  await client.send('POST', '/window/rect', { x, y: 0, width, height });

  return {
    ...drivenPage(client, options),
    consoleLines: async () =>
      readFileSync(consoleLog, 'utf8')
        .split('\n')
        .filter((line) => line && !line.includes(noManifests)),
    async close() {
      // Ends the browser, but answers with an error: there is no window any more.
      await client.send('DELETE', '').catch(() => undefined);
      await driver.stop();
      // Its processes may still be ending, and writing: what is left then is the system's to clear.
      await rm(folder, { recursive: true, force: true, maxRetries: 5 }).catch(() => undefined);
    },
  };
}

const printVersion = `
import gi
gi.require_version("WebKit2", "4.1")
from gi.repository import WebKit2 as w
print(w.get_major_version(), w.get_minor_version(), w.get_micro_version(), sep=".")`;

function installedVersion(): string | undefined {
  const commands = ['Xvfb', 'WebKitWebDriver'];
  if (commands.some((name) => spawnSync('which', [name]).status !== 0)) return undefined;
  const { status, stdout } = spawnSync(python, ['-c', printVersion], { encoding: 'utf8' });
  return status === 0 ? stdout.trim() : undefined;
}

export const webkit: Engine = {
  name: 'WebKitGTK',
  packages: 'webkit2gtk-driver gir1.2-webkit2-4.1 python3-gi xvfb',

  version: installedVersion(),

  async launch(launch = {}): Promise<RunningEngine> {
    const { display, stop } = await startDisplay();
    return { newPage: (options) => newPage(display, options, launch), close: stop };
  },
};
