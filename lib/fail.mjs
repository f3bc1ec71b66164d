/** Ends the process with one line instead of a stack trace; plain JavaScript, because server.mjs imports it. */

/**
 * @param {string} line what happened and what to do
 * @returns {never}
 */
export function fail(line) {
  process.stderr.write(`${line}\n`);
  process.exit(1);
}

/**
 * Ends the process because the server cannot listen. `hostname` is set if the host's name could not be resolved.
 *
 * @param {number} port
 * @param {NodeJS.ErrnoException & { address?: string, hostname?: string }} error
 */
export function failOnListenError(port, { code, address, hostname }) {
  if (code === 'EADDRNOTAVAIL' || hostname)
    fail(
      `${hostname ?? address} is not an address of this machine (${code}). Pass another --hostname.`,
    );
  const reason = code === 'EADDRINUSE' ? 'is taken' : `cannot be used (${code})`;
  fail(`Port ${port} ${reason}. Set PORT to another one, such as PORT=${port + 1}.`);
}
