/** What the engine tests need of a browser, whichever protocol drives it. */

export interface PageOptions {
  /** Size of the viewport in CSS pixels. */
  width: number;
  height: number;
  /** JavaScript that runs before the page's own scripts, on every page. */
  preload?: string;
  /** `off`: the scripts of the page do not run; `evaluate` still does. WebKit alone. */
  scripts?: 'on' | 'off';
}

/** One page of a new visitor: no storage, no cookies. Selectors are CSS. */
export interface EnginePage {
  /** Navigates and waits for the `load` event. */
  open(url: string): Promise<void>;
  /** Runs a function in the page. Its arguments and what it returns must be JSON. Where
   * tsx runs it (e2e/screenshots.ts), no function within may have a name: its helper is not in the page. */
  evaluate<A extends unknown[], T>(run: (...args: A) => T, ...args: A): Promise<Awaited<T>>;
  /** Scrolls the element into view and clicks its center with the mouse. */
  click(selector: string): Promise<void>;
  /** The same by touch, where the engine's driver has touch (WebKitGTK's sends a mouse click). */
  tap(selector: string): Promise<void>;
  /** Focuses the element and types, one key after the other; a line break is Enter. */
  type(selector: string, text: string): Promise<void>;
  /** Chooses the option of a `<select>` by its value. */
  select(selector: string, value: string): Promise<void>;
  /** Turns the mouse wheel over the center of the viewport, by this many CSS pixels. */
  wheel(deltaY: number): Promise<void>;
  /** @returns a PNG of the window, or of the whole page */
  screenshot(of?: 'window' | 'page'): Promise<Uint8Array>;
  /** Everything that the console has shown since the page was made, uncaught errors included. */
  consoleLines(): Promise<string[]>;
  close(): Promise<void>;
}

export interface LaunchOptions {
  /** Whether pages see `prefers-reduced-motion: reduce`. */
  reducedMotion?: boolean;
}

export interface RunningEngine {
  newPage(options: PageOptions): Promise<EnginePage>;
  close(): Promise<void>;
}

export interface Engine {
  name: string;
  /** The Debian packages that it needs. */
  packages: string;
  /** Undefined where it is not installed. */
  version: string | undefined;
  launch(options?: LaunchOptions): Promise<RunningEngine>;
}

/** A violation of the Content-Security-Policy is no console message to WebDriver: make it one. */
export const reportViolations = `addEventListener('securitypolicyviolation', (event) =>
  console.error('refused by the policy:', event.violatedDirective, event.blockedURI, event.sample));`;
