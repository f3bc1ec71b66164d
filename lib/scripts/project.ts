import nextEnv from '@next/env';
import { getEnv, type Env } from '@/lib/env';

/** Loads the .env files that Next reads in production, and returns the settings. */
export function loadSettings(): Env {
  nextEnv.loadEnvConfig(process.cwd(), false);
  return getEnv();
}
