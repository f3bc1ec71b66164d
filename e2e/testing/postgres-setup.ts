/** Starts one PostgreSQL server for all tests of a Vitest project, or uses that of TEST_DATABASE_URL. */
import type { TestProject } from 'vitest/node';
import { startPostgres } from '@/e2e/testing/postgres';

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
