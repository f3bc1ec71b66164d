/** What WebKit's two ports for Debian have in common: how their drivers start and move a page. */
import { spawn } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import type { EnginePage } from '@/e2e/engines/engine';
import { end, type WebDriver } from '@/e2e/engines/webdriver';
import { freePort } from '@/lib/testing/free-port';
import { until } from '@/lib/testing/until';

/** The protocol's name for the Enter key. */
const ENTER = '\uE007';

/**
 * Starts a driver. One serves one session, so each page has a driver of its own.
 *
 * @param command `WebKitWebDriver`, or the one of another port
 * @param environment of the driver and its browser, beside our own
 */
export async function startDriver(command: string, environment: Record<string, string>) {
  const port = await freePort();
  const process_ = spawn(command, [`--port=${port}`, '--host=127.0.0.1'], {
    env: { ...process.env, ...environment },
    stdio: 'ignore',
  });
  const url = `http://127.0.0.1:${port}`;
  for (let tries = 0; ; tries += 1) {
    if (await fetch(`${url}/status`).catch(() => null)) break;
    if (tries > 300) throw new Error(`${command} does not answer at ${url}.`);
    await sleep(50);
  }
  return { url, stop: () => end(process_) };
}

/**
 * @param client with a session
 * @param size of the viewport, in CSS pixels
 * @returns what a driver does with a page
 */
export function drivenPage(
  client: WebDriver,
  { width, height }: { width: number; height: number },
): Omit<EnginePage, 'consoleLines' | 'close'> {
  let turned = 0;

  /** Scrolls the element into view if it is not, at once. @returns its center */
  const center = (selector: string) =>
    page.evaluate((css) => {
      const element = document.querySelector(css)!;
      const { top: above, bottom } = element.getBoundingClientRect();
      // Only if needed: for what sticks in the header, WebKit would scroll to the page's top.
      if (above < 0 || bottom > innerHeight)
        element.scrollIntoView({ block: 'center', behavior: 'instant' });
      const { left, top, width, height } = element.getBoundingClientRect();
      return { x: Math.round(left + width / 2), y: Math.round(top + height / 2) };
    }, selector);
  const press = async (selector: string, pointerType: 'mouse' | 'touch') =>
    client.perform(pointerType, { type: 'pointer', parameters: { pointerType } }, [
      { type: 'pointerMove', ...(await center(selector)) },
      { type: 'pointerDown', button: 0 },
      { type: 'pointerUp', button: 0 },
    ]);

  /** The driver takes the window alone, so for a whole page the window is as high as the page. */
  async function resize(wanted: number) {
    await client.send('POST', '/window/rect', { width, height: wanted });
    await until('the window is resized', () =>
      page.evaluate((pixels) => innerHeight === pixels, wanted),
    );
  }

  const page: ReturnType<typeof drivenPage> = {
    open: async (url) => void (await client.send('POST', '/url', { url })),
    evaluate: async (run, ...args) =>
      (await client.send('POST', '/execute/sync', {
        script: `return (${run.toString()}).apply(null, arguments);`,
        args,
      })) as never,
    click: (selector) => press(selector, 'mouse'),
    tap: (selector) => press(selector, 'touch'),
    async type(selector, text) {
      const keys = text.replaceAll('\n', ENTER);
      await client.send('POST', `${await client.element(selector)}/value`, { text: keys });
    },
    async select(selector, value) {
      await center(selector);
      const option = await client.element(`${selector} option[value="${value}"]`);
      await client.send('POST', `${option}/click`, {});
    },
    async screenshot(of = 'window') {
      if (of === 'page')
        await resize(await page.evaluate(() => document.documentElement.scrollHeight));
      const png = (await client.send('GET', '/screenshot')) as string;
      if (of === 'page') await resize(height);
      return Buffer.from(png, 'base64');
    },
    async wheel(deltaY) {
      // WebKit scrolls by the difference to the wheel's last position.
      turned += deltaY;
      await client.perform('wheel', { type: 'wheel' }, [
        { type: 'scroll', x: width / 2, y: height / 2, deltaX: 0, deltaY: turned },
      ]);
    },
  };
  return page;
}
