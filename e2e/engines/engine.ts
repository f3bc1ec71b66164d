/** What the tests need of a browser, and what can be done with it whatever its driver is. */
import { vi } from 'vitest';

/** In CSS pixels, as all lengths here. */
export interface Screen {
  width: number;
  height: number;
}

export interface EnginePage {
  /** Navigates and waits for the `load` event. */
  open(url: string): Promise<void>;
  /** Runs a function in the page, also where scripts are off. Its arguments and result are JSON. */
  evaluate<A extends unknown[], T>(run: (...args: A) => T, ...args: A): Promise<Awaited<T>>;
  /** Presses this place of the viewport. */
  press(x: number, y: number): Promise<void>;
  /** Types where the focus is. */
  keys(text: string): Promise<void>;
  /** Turns the mouse wheel over the center of the viewport. */
  wheel(deltaY: number): Promise<void>;
  /** What the console has shown since this was last asked, uncaught errors included. */
  consoleLines(): Promise<string[]>;
  /** Ends the browser. */
  close(): Promise<void>;
}

export interface Engine {
  name: string;
  /** Debian's packages. */
  packages: string;
  isInstalled: boolean;
  /** Starts a browser with one page and a profile of its own. */
  launch(screen: Screen, hasScripts: boolean): Promise<EnginePage>;
}

/**
 * Scrolls an element into view if it is not, and presses its center once it stands still: some time after
 * typing, Firefox scrolls back to the caret. `words`: its whole text.
 */
export async function click(page: EnginePage, selector: string, words = '') {
  let last = '';
  const { x, y } = await vi.waitUntil(
    async () => {
      const place = await page.evaluate(centerOf, selector, words);
      const isStill = JSON.stringify(place) === last;
      last = JSON.stringify(place);
      return isStill && place;
    },
    { timeout: 15_000, interval: 50 },
  );
  await page.press(x, y);
}

function centerOf(selector: string, words: string) {
  const found = [...document.querySelectorAll(selector)];
  const element = found.find(({ textContent }) => !words || textContent?.trim() === words)!;
  const { top: above, bottom } = element.getBoundingClientRect();
  if (above < 0 || bottom > innerHeight)
    element.scrollIntoView({ block: 'center', behavior: 'instant' });
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: Math.round(left + width / 2), y: Math.round(top + height / 2) };
}

export const pathOf = (page: EnginePage) => page.evaluate(() => location.pathname);
