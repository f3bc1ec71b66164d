import 'server-only';
import type { QueryExecutorProvider } from 'kysely';

/** A change of the store's tables or rows. Never edit the file of a released migration. */
export interface Migration {
  /**
   * How many migrations a release must know to use the store once this one has run (docs/decisions/0028). The store
   * keeps the highest number as `schema_needs`.
   */
  needs: number;
  /** Makes the change. All missing migrations run in one transaction. */
  run: (db: QueryExecutorProvider, kind: 'sqlite' | 'postgres') => Promise<void>;
}
