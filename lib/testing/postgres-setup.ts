/** Vitest runs this once before the tests that use PostgreSQL: one server for all of them. */
import type { TestProject } from 'vitest/node';
import { startPostgres } from '@/lib/testing/postgres';

declare module 'vitest' {
  interface ProvidedContext {
    /** A server's address; null where there is none. */
    postgres: string | null;
  }
}

export default async function setup({ provide }: TestProject) {
  const postgres = await startPostgres();
  if (!postgres) console.log('No PostgreSQL here: its tests are skipped.');
  provide('postgres', postgres?.url ?? null);
  return () => postgres?.stop();
}
