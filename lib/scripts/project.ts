/** What the commands know of the project. */
import nextEnv from '@next/env';
import { env, EnvError, type Env } from '@/lib/env';
import { fail } from '@/lib/scripts/fail.mjs';

/**
 * @returns the settings, those of the .env files included that Next would read in production; a wrong
 *   one ends the command with one line
 */
export function settingsOrFail(): Env {
  nextEnv.loadEnvConfig(process.cwd(), false);
  try {
    return env();
  } catch (error) {
    if (error instanceof EnvError) fail(error.message);
    throw error;
  }
}
