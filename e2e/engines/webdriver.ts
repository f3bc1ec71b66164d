/**
 * A client of the WebDriver protocol (https://www.w3.org/TR/webdriver2/), as small as the engine
 * tests need it. selenium-webdriver would do, but wants a newer Node than the site.
 */
import { once } from 'node:events';
import type { ChildProcess } from 'node:child_process';

/** The property under which the protocol names an element. */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';

type Body = Record<string, unknown>;

export class WebDriver {
  readonly #server: string;
  #session = '';

  /** @param server address of a driver, without a slash at its end */
  constructor(server: string) {
    this.#server = server;
  }

  /**
   * Starts a session.
   *
   * @param capabilities what the browser must be
   * @returns what it is
   */
  async start(capabilities: Body): Promise<Body> {
    const { sessionId, capabilities: matched } = (await this.send('POST', '/session', {
      capabilities: { alwaysMatch: capabilities },
    })) as { sessionId: string; capabilities: Body };
    this.#session = `/session/${sessionId}`;
    return matched;
  }

  /**
   * One command of the protocol, within the session once there is one.
   *
   * @returns the `value` of the answer
   * @throws the protocol's error code and message
   */
  async send(method: 'GET' | 'POST' | 'DELETE', path: string, body?: Body): Promise<unknown> {
    const response = await fetch(`${this.#server}${this.#session}${path}`, {
      method,
      body: body && JSON.stringify(body),
    });
    const { value } = (await response.json()) as { value: unknown };
    if (response.ok) return value;
    const { error, message } = value as { error: string; message: string };
    throw new Error(`WebDriver ${path}: ${error}: ${message}`);
  }

  /**
   * @param selector CSS
   * @returns the path of the element's commands
   */
  async element(selector: string): Promise<string> {
    const found = await this.send('POST', '/element', { using: 'css selector', value: selector });
    return `/element/${(found as Record<string, string>)[ELEMENT]}`;
  }

  /**
   * Acts as one pointer or wheel.
   *
   * @param id of the input device; each keeps its state and type for the whole session
   */
  async perform(id: string, source: Body, steps: Body[]): Promise<void> {
    await this.send('POST', '/actions', { actions: [{ id, ...source, actions: steps }] });
  }
}

/** Ends a process that we started, and waits until it is gone. */
export async function end(process: ChildProcess): Promise<void> {
  if (process.exitCode !== null || process.signalCode !== null) return;
  const gone = once(process, 'exit');
  process.kill('SIGTERM');
  await gone;
}
