/** The server log: JSON lines without typed values or visitors' addresses. */
import 'server-only';
import pino from 'pino';

export const log = pino({
  base: null,
  timestamp: pino.stdTimeFunctions.isoTime,
  formatters: { level: (label) => ({ level: label }) },
});

/**
 * Returns an error's name, code and first six stack frames. Leaves out the message, because messages of parsers and
 * databases quote typed values.
 */
export function describeError(error: unknown): { name: string; code?: string; at?: string[] } {
  if (!(error instanceof Error)) return { name: typeof error };
  const code = 'code' in error && typeof error.code === 'string' ? { code: error.code } : {};
  // The stack begins with the message, which may contain lines that look like stack frames.
  const stack = error.stack?.replace(error.message, '');
  const at = stack?.split('\n').filter((line) => /^\s+at /.test(line)) ?? [];
  return { name: error.name, ...code, at: at.slice(0, 6).map((line) => line.trim()) };
}
