/** Loads .env files; plain JavaScript, because server.mjs imports it. */
import { existsSync, readFileSync } from 'node:fs';
import nextEnv from '@next/env';
import { fail } from './fail.mjs';

/** Loads the files that Next reads in production. Ends the process if .env cannot be read, which Next would ignore. */
export function loadEnvFiles() {
  try {
    if (existsSync('.env')) readFileSync('.env');
  } catch (error) {
    fail(`.env cannot be read (${error.code}). Make it a file that this user can read.`);
  }
  nextEnv.loadEnvConfig(process.cwd(), false);
}
