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
 * @param {NodeJS.ErrnoException & { address?: string, hostname?: string }} error of a server that was told to listen there
 */
export function failToListen(port, { code, address, hostname }) {
  if (code === 'EADDRNOTAVAIL' || hostname)
    fail(
      `${hostname ?? address} is no address of this machine (${code}): give --hostname another.`,
    );
  const why = code === 'EADDRINUSE' ? 'is taken' : `cannot be used (${code})`;
  fail(`Port ${port} ${why}: set PORT to another, like PORT=${port + 1}.`);
}
