import 'server-only';
import type { QueryExecutorProvider } from 'kysely';

/** One change of the store's tables. Its file is never edited once it was released. */
export interface Migration {
  /**
   * The lowest migration that code must know to work with what this one leaves: where it only widens,
   * the number of the last one that narrowed (docs/decisions/0028).
   */
  needs: number;
  /** In one transaction with all others that are due. */
  run: (db: QueryExecutorProvider, kind: 'sqlite' | 'postgres') => Promise<void>;
}
