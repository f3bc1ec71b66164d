/** What the commands share. */
import nextEnv from '@next/env';
import { EnvError } from '@/lib/env';

/** Reads the .env files that Next would read in production; the environment itself wins. */
export function loadEnvFiles(): void {
  nextEnv.loadEnvConfig(process.cwd(), false);
}

/** Ends the command with one line. */
export function fail(line: string): never {
  process.stderr.write(`${line}\n`);
  process.exit(1);
}

/** Runs what reads the environment; a wrong value ends the command with one line. */
export function orFail<T>(read: () => T): T {
  try {
    return read();
  } catch (error) {
    if (error instanceof EnvError) fail(error.message);
    throw error;
  }
}
