/** Reads the settings for commands. */
import nextEnv from '@next/env';
import { env, type Env } from '@/lib/env';

/** Returns the settings, including those of the .env files that Next reads in production. */
export function projectSettings(): Env {
  nextEnv.loadEnvConfig(process.cwd(), false);
  return env();
}
