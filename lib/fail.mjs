/**
 * Ends the process with one line instead of a stack trace. Plain JavaScript, because server.mjs imports it.
 *
 * @param {string} line what happened and what to do
 * @returns {never}
 */
export function fail(line) {
  process.stderr.write(`${line}\n`);
  process.exit(1);
}
