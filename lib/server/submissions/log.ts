/** The server log: JSON lines without visitors' addresses or what they typed. */
import 'server-only';
import { writeSync } from 'node:fs';
import pino from 'pino';

/**
 * Writes to standard output. A line that cannot be written, for example to a full disk, is lost; pino's own destination
 * would throw the error in the middle of a request.
 */
const standardOutput = {
  write(line: string) {
    try {
      writeSync(process.stdout.fd, line);
    } catch {
      // There is no other place to report it.
    }
  },
};

export const log = pino(
  {
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label) => ({ level: label }) },
  },
  standardOutput,
);

interface DescribedError {
  name: string;
  code?: string;
  at?: string[];
}

/**
 * Returns an error's name, code and first six stack frames, without its message, because messages of databases and
 * parsers may quote what visitors typed.
 */
export function describeError(error: unknown): DescribedError {
  if (!(error instanceof Error)) return { name: typeof error };
  const code = 'code' in error && typeof error.code === 'string' ? { code: error.code } : {};
  // The stack begins with the message, which may contain lines that look like stack frames.
  const stack = error.stack?.replace(error.message, '');
  const at = stack?.split('\n').filter((line) => /^\s+at /.test(line)) ?? [];
  return { name: error.name, ...code, at: at.slice(0, 6).map((line) => line.trim()) };
}
