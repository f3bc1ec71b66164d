/** How many large bodies are in work at once: what is made of one takes several times its size. */
import 'server-only';
import { setImmediate } from 'node:timers/promises';

/** From here on a body is large, in bytes. Most submissions have a few thousand. */
export const LARGE = 64 * 1024;
const MOST_AT_ONCE = 8;

export class LargeBodies {
  #inWork = 0;
  #turn: Promise<void> = Promise.resolve();

  /**
   * @param bytes how large the body is
   * @returns to be called when the submission has ended; null when there are too many
   */
  begin(bytes: number): (() => void) | null {
    if (bytes <= LARGE) return () => undefined;
    if (this.#inWork >= MOST_AT_ONCE) return null;
    this.#inWork += 1;
    return () => void (this.#inWork -= 1);
  }

  /** Resolves one body after the other: Node accepts one connection between two of them. */
  turn(): Promise<void> {
    this.#turn = this.#turn.then(() => setImmediate());
    return this.#turn;
  }
}
