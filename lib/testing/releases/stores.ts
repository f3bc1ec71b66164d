/**
 * Stores that release 0.2.0 (commit 389977e) wrote. Each row is a submission of `oldForm` with the values
 * `oldValues(key)`. The key starts with the row's state, except `leased-1`: a pending row whose sender was killed.
 */
import { copyFileSync, readFileSync } from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import type { FormDefinition } from '@/lib/forms/types';
import type { TestDatabase } from '@/lib/testing/databases';
import { sampleForm } from '@/lib/testing/sample-form';

const folder = path.join(import.meta.dirname, '0.2.0');

/** When the stores were written, in ms since 1970. */
export const CREATED_AT = Date.UTC(2026, 10, 26);

const oldFields = ['firstName', 'lastName', 'email', 'message'].map((name) => ({
  type: 'text' as const,
  name,
  label: name,
}));

/** The brand form of release 0.2.0, reduced to what the server uses. */
export const oldForm: FormDefinition = {
  ...sampleForm,
  formId: 'submit',
  parts: [{ legend: 'Your inquiry', fields: oldFields }],
};

/** Returns the values of the submission with this key. */
export const oldValues = (key: string) => ({
  firstName: `Ada ${key}`,
  lastName: `Lovelace ${key}`,
  email: `${key}@example.edu`,
  message: `A cold brew, at five campuses in May. ${key}`,
});

/** The keys, newest first, without the empty row that 0.2.0 kept for a deleted submission. */
export const oldKeys = [
  'leased-1',
  'pending-1',
  'spam-1',
  'stored-1',
  'rejected-1',
  'delivered-1',
  'parked-1',
];

/** Returns the DATABASE_URL of a new copy of the old store. */
export async function copyOldStore({ name, createUrl }: TestDatabase): Promise<string> {
  const url = await createUrl();
  if (name === 'SQLite') {
    copyFileSync(path.join(folder, 'store.db'), url.slice('file:'.length));
    return url;
  }
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  // Resets the settings that the dump changes, because a pooler would pass them on to the next client.
  await client.query(`${readFileSync(path.join(folder, 'store.sql'), 'utf8')}\nRESET ALL;`);
  await client.end();
  return url;
}
