/** The server's log: lines of JSON, never a value that a visitor typed, never an address. */
import 'server-only';
import pino from 'pino';

export const log = pino({
  base: null,
  timestamp: pino.stdTimeFunctions.isoTime,
  formatters: { level: (label) => ({ level: label }) },
});

/**
 * What may be said of an error: its name, its code, and the places it came through. A parser's message
 * quotes what it could not read, a database's the values it could not store.
 */
export function errorForLog(error: unknown): { name: string; code?: string; at?: string[] } {
  if (!(error instanceof Error)) return { name: typeof error };
  const code = 'code' in error && typeof error.code === 'string' ? { code: error.code } : {};
  // The stack begins with the message, which may itself have lines that look like places.
  const stack = error.stack?.replace(error.message, '');
  const at = stack?.split('\n').filter((line) => /^\s+at /.test(line)) ?? [];
  return { name: error.name, ...code, at: at.slice(0, 6).map((line) => line.trim()) };
}
