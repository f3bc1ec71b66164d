/** The server log: JSON lines without visitors' addresses or what they typed. */
import 'server-only';
import { writeSync } from 'node:fs';
import pino from 'pino';
import { isDiskFull } from '@/lib/server/submissions/store/errors';

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
  /** What an operator must do. */
  hint?: string;
  at?: string[];
}

/** Finds errors of the store by name, because Next copies the class into each route. */
function findHint(error: Error): string | undefined {
  if (error.name === 'UnusableStoreError') return error.message;
  return isDiskFull(error) ? 'The disk is full. Free some space.' : undefined;
}

/**
 * Returns an error's name, code and first six stack frames, without its message, because messages of databases and
 * parsers may quote what visitors typed.
 */
export function describeError(error: unknown): DescribedError {
  if (!(error instanceof Error)) return { name: typeof error };
  const code = 'code' in error && typeof error.code === 'string' ? { code: error.code } : {};
  const hint = findHint(error);
  // The stack begins with the message, which may contain lines that look like stack frames.
  const stack = error.stack?.replace(error.message, '');
  const at = stack?.split('\n').filter((line) => /^\s+at /.test(line)) ?? [];
  return {
    name: error.name,
    ...code,
    ...(hint && { hint }),
    at: at.slice(0, 6).map((line) => line.trim()),
  };
}
