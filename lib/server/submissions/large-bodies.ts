/** How many large bodies are in work at once: what is made of one takes several times its size. */
import 'server-only';

/** From here on a body is large, in bytes. Most submissions have a few thousand. */
export const LARGE = 64 * 1024;
const MOST_AT_ONCE = 8;

export class LargeBodies {
  #inWork = 0;

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
}
