/** The server log: JSON lines without visitors' addresses or what they typed. */
import 'server-only';
import pino from 'pino';

export const log = pino({
  base: null,
  timestamp: pino.stdTimeFunctions.isoTime,
  formatters: { level: (label) => ({ level: label }) },
});

/** The name of errors from opening a connection to PostgreSQL. Their messages quote nothing that visitors typed. */
export const CONNECTION_ERROR = 'ConnectionError';

interface DescribedError {
  name: string;
  code?: string;
  message?: string;
  at?: string[];
}

/**
 * Returns an error's name, code and first six stack frames. Adds the message only for a CONNECTION_ERROR, because other
 * messages of databases and parsers may quote what visitors typed.
 */
export function describeError(error: unknown): DescribedError {
  if (!(error instanceof Error)) return { name: typeof error };
  const code = 'code' in error && typeof error.code === 'string' ? { code: error.code } : {};
  const message = error.name === CONNECTION_ERROR ? { message: error.message } : {};
  // The stack begins with the message, which may contain lines that look like stack frames.
  const stack = error.stack?.replace(error.message, '');
  const at = stack?.split('\n').filter((line) => /^\s+at /.test(line)) ?? [];
  return { name: error.name, ...code, ...message, at: at.slice(0, 6).map((line) => line.trim()) };
}
