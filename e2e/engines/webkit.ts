/** WebKit as Debian has it: WebKitGTK, driven by its WebKitWebDriver, on a display of its own. */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Key, WebDriver, type Actions } from 'selenium-webdriver';
import { Executor, HttpClient } from 'selenium-webdriver/http';
import { DriverService } from 'selenium-webdriver/remote';
import type { Engine } from '@/e2e/engines/engine';

const view = join(import.meta.dirname, 'webkit-view.py');
/** Debian's own: another Python in the path does not have its packages. */
const python = '/usr/bin/python3';

/** The GTK port is built without web app manifests; Safari has them, and knows the directive. */
const noManifests = "Unrecognized Content-Security-Policy directive 'manifest-src'";

/** In pixels: no window is wider. */
const display = { width: 1920, height: 1200 };

export const webkit: Engine = {
  name: 'WebKitGTK',
  packages: 'webkit2gtk-driver gir1.2-webkit2-4.1 python3-gi xvfb',
  isInstalled:
    ['Xvfb', 'WebKitWebDriver'].every((name) => spawnSync('which', [name]).status === 0) &&
    spawnSync(python, ['-c', 'import gi; gi.require_version("WebKit2", "4.1")']).status === 0,

  async launch({ width, height }, hasScripts) {
    const size = `${display.width}x${display.height}x24`;
    const xvfb = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', size, '-nolisten', 'tcp'], {
      stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
    });
    const [number] = (await once(xvfb.stdio[3]!, 'data')) as [Buffer];
    const DISPLAY = `:${number.toString().trim()}`;
    const service = new DriverService.Builder('WebKitWebDriver')
      .setLoopback(true)
      .addArguments('--host=127.0.0.1')
      .setEnvironment({ ...process.env, DISPLAY, GDK_BACKEND: 'x11' })
      .build();
    const folder = mkdtempSync(join(tmpdir(), 'tassel-webkit-'));
    const args = [view, folder, hasScripts ? 'on' : 'off'];
    const driver = WebDriver.createSession(new Executor(new HttpClient(await service.start())), {
      'webkitgtk:browserOptions': { binary: python, args },
    });
    // Under the X pointer, which is in the middle: without a window manager, the window there has the focus.
    const x = Math.round((display.width - width) / 2);
    await driver.manage().window().setRect({ x, y: 0, width, height });
    let turned = 0;
    let seen = 0;

    return {
      open: (address) => driver.get(address),
      evaluate: (run, ...args) => driver.executeScript(run, ...args),
      // Its touch is a mouse click as well.
      press: (left, top) => driver.actions().move({ x: left, y: top }).click().perform(),
      keys: (text) => driver.actions().sendKeys(text.replaceAll('\n', Key.ENTER)).perform(),
      wheel(deltaY) {
        // WebKit scrolls by the difference to the wheel's last position.
        turned += deltaY;
        const actions = driver.actions() as Actions & { scroll(...places: number[]): Actions };
        return actions.scroll(width / 2, height / 2, 0, turned).perform();
      },
      async consoleLines() {
        const all = readFileSync(join(folder, 'console.log'), 'utf8');
        const lines = all.slice(seen).split('\n');
        seen = all.length;
        return lines.filter((line) => line && !line.includes(noManifests));
      },
      async close() {
        // Ends the browser, but is answered with an error: there is no window any more.
        await driver.quit().catch(() => undefined);
        await service.kill();
        xvfb.kill();
        // Its processes may still be ending, and writing: what is left then is the system's to clear.
        await rm(folder, { recursive: true, force: true, maxRetries: 5 }).catch(() => undefined);
      },
    };
  },
};
