/** Starts one PostgreSQL server for all tests. Vitest runs this file before the tests. */
import type { TestProject } from 'vitest/node';
import { startPostgres } from '@/lib/testing/postgres';

declare module 'vitest' {
  interface ProvidedContext {
    /** The server's address; null if PostgreSQL is not installed. */
    postgres: string | null;
  }
}

export default async function setup({ provide }: TestProject) {
  const postgres = await startPostgres();
  if (!postgres) console.log('PostgreSQL is not installed: skipping its tests.');
  provide('postgres', postgres?.url ?? null);
  return () => postgres?.stop();
}
