/** What `npm start` and `npm run site` share: settings, how they end, what they say then. */
import nextEnv from '@next/env';

nextEnv.loadEnvConfig(process.cwd(), false);

/** Where the site listens; a wrong value is named by what Next calls first (instrumentation.ts), which ends the process. */
export const port = Number(process.env.PORT?.trim() || 3000);

// npm passes a signal to a shell, which ends and leaves this process behind.
const parent = process.ppid;
if (process.env.npm_lifecycle_event)
  setInterval(() => {
    if (process.ppid !== parent) process.kill(process.pid, 'SIGTERM');
  }, 500).unref();

/**
 * Ends the process with one line.
 *
 * @param {string} line what the operator should change
 * @returns {never}
 */
export function fail(line) {
  process.stderr.write(`${line}\n`);
  process.exit(1);
}

/** @param {NodeJS.ErrnoException} error of a server that was told to listen on that port */
export function failToListen({ code }) {
  const why = code === 'EADDRINUSE' ? 'is taken' : `cannot be used (${code})`;
  fail(`Port ${port} ${why}: set PORT to another, like PORT=${port === 3100 ? 3101 : 3100}.`);
}
