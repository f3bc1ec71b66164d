/** What the tests need of a browser, and what can be done with it whatever its driver is. */

/** In CSS pixels, as all lengths here. */
export interface Screen {
  width: number;
  height: number;
}

/** A page of a new visitor. */
export interface EnginePage {
  /** Navigates and waits for the `load` event. */
  open(url: string): Promise<void>;
  /** Runs a function in the page. Its arguments and result are JSON. */
  evaluate<A extends unknown[], T>(run: (...args: A) => T, ...args: A): Promise<Awaited<T>>;
  /** Presses this place of the viewport. */
  press(x: number, y: number): Promise<void>;
  /** Types where the focus is. */
  keys(text: string): Promise<void>;
  /** Turns the mouse wheel over the center of the viewport. */
  wheel(deltaY: number): Promise<void>;
  /** What the console has shown, uncaught errors included. */
  consoleLines(): Promise<string[]>;
  close(): Promise<void>;
}

/** Scrolls an element into view if it is not, and presses its center. `words`: its whole text. */
export async function click(page: EnginePage, selector: string, words = '') {
  const { x, y } = await page.evaluate(
    (css, text) => {
      const found = [...document.querySelectorAll(css)];
      const element = found.find(({ textContent }) => !text || textContent?.trim() === text)!;
      const { top: above, bottom } = element.getBoundingClientRect();
      if (above < 0 || bottom > innerHeight)
        element.scrollIntoView({ block: 'center', behavior: 'instant' });
      const { left, top, width, height } = element.getBoundingClientRect();
      return { x: Math.round(left + width / 2), y: Math.round(top + height / 2) };
    },
    selector,
    words,
  );
  await page.press(x, y);
}

/** @returns whether the page shows these words: those in a closed dialog it does not */
export const shows = (page: EnginePage, words: string) =>
  page.evaluate(
    (text) => document.body.innerText.toLowerCase().includes(text.toLowerCase()),
    words,
  );

export const pathOf = (page: EnginePage) => page.evaluate(() => location.pathname);
