/** How a process ends that cannot go on: with one line, and no stack. Plain JavaScript, for the server. */

/**
 * @param {string} line what to change
 * @returns {never}
 */
export function fail(line) {
  process.stderr.write(`${line}\n`);
  process.exit(1);
}

/**
 * @param {number} port
 * @param {NodeJS.ErrnoException} error of a server that was told to listen there
 */
export function failToListen(port, { code }) {
  const why = code === 'EADDRINUSE' ? 'is taken' : `cannot be used (${code})`;
  fail(`Port ${port} ${why}: set PORT to another, like PORT=${port + 1}.`);
}
