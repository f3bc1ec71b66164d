import 'server-only';
import type { QueryExecutorProvider } from 'kysely';

/** A change of the store's tables. Never edit the file of a released migration. */
export interface Migration {
  /**
   * The number of the lowest migration that a release must know to use the store after this one: the last migration that
   * removed or changed something (docs/decisions/0028).
   */
  needs: number;
  /** Changes the tables. All missing migrations run in one transaction. */
  run: (db: QueryExecutorProvider, kind: 'sqlite' | 'postgres') => Promise<void>;
}
