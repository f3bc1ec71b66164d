/** Where a store is, for commands that must not make one, or take one for another. */
import { realpathSync, statSync } from 'node:fs';
import path from 'node:path';
import type { Env } from '@/lib/env';

/** @returns whether there is no such file; one that this user may not see is for SQLite to refuse */
export function isMissing(file: string): boolean {
  try {
    return statSync(file, { throwIfNoEntry: false }) === undefined;
  } catch {
    return false;
  }
}

/** @returns the same for two paths of one file */
export function placeOf({ database }: Env): string {
  if (database.kind !== 'sqlite') return JSON.stringify(database);
  return isMissing(database.file) ? path.resolve(database.file) : realpathSync(database.file);
}
