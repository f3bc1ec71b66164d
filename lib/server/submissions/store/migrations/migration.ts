import 'server-only';
import type { QueryExecutorProvider } from 'kysely';

/** One change of the store's tables. Never edit its file after its release. */
export interface Migration {
  /**
   * The lowest migration that a release must know to use the store after this one: the number of the last
   * migration that removed or changed something (docs/decisions/0028).
   */
  needs: number;
  /** Runs in one transaction with the other missing migrations. */
  run: (db: QueryExecutorProvider, kind: 'sqlite' | 'postgres') => Promise<void>;
}
