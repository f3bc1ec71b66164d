/** What the commands know of the project. */
import nextEnv from '@next/env';
import { env, type Env } from '@/lib/env';

/** @returns the settings, those of the .env files included that Next would read in production */
export function projectSettings(): Env {
  nextEnv.loadEnvConfig(process.cwd(), false);
  return env();
}
