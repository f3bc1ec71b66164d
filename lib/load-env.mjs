/** Loads .env files; plain JavaScript, because server.mjs imports it. */
import { existsSync, readFileSync } from 'node:fs';
import nextEnv from '@next/env';
import { fail } from './fail.mjs';

/** Variables that Node reads only when it starts. */
const NODE_NAMES = ['NODE_EXTRA_CA_CERTS', 'NODE_OPTIONS', 'NODE_USE_ENV_PROXY'];

/** Loads the files that Next reads in production. Ends the process if .env cannot be read, which Next would ignore. */
export function loadEnvFiles() {
  try {
    if (existsSync('.env')) readFileSync('.env');
  } catch (error) {
    fail(`.env cannot be read (${error.code}). Make it a file that this user can read.`);
  }
  const { parsedEnv } = nextEnv.loadEnvConfig(process.cwd(), false);
  for (const name of NODE_NAMES)
    if (parsedEnv?.[name]) console.warn(`Node ignores ${name} in .env. Set it in the environment.`);
}
