/** What an attack is, and how requests are sent without pause. */
import type { TestPostgres } from '@/lib/testing/postgres';
import type { Site } from '@/e2e/support/site';
import type { FakeUpstream } from '@/lib/testing/upstream/fake-upstream';

export interface Stage {
  site: Site;
  /** Where visitors ask for pages: the site, or a proxy in front of it. */
  url: string;
  upstream: FakeUpstream;
  /** The SQLite file of the store. */
  file: string;
  /** null where it is not installed. */
  postgres: TestPostgres | null;
}

export interface Attack {
  name: string;
  /** It is left out where that is not installed. */
  needs?: 'nginx' | 'prlimit' | 'postgres';
  /** For the site, instead of a SQLite file and an upstream. */
  environment?: (postgres: TestPostgres | null) => Promise<Record<string, string>>;
  /** Puts rows into the SQLite file before the site starts. */
  prepare?: (file: string) => Promise<void>;
  /** @returns what came of it, for the table */
  run: (stage: Stage) => Promise<string>;
}

/** How long each attack lasts, in s; those with a certain amount of work end when it is done. */
export const DURATION = 6;

/**
 * Sends one request after the other.
 *
 * @param senders how many at the same time
 * @param send gets the number of the request; what it throws counts as no answer
 * @returns how often each status came
 */
export async function flood(
  senders: number,
  send: (count: number) => Promise<{ status: number }>,
  seconds = DURATION,
): Promise<string> {
  const statuses = new Map<number, number>();
  const end = performance.now() + seconds * 1000;
  let count = 0;
  const sender = async () => {
    while (performance.now() < end) {
      const { status } = await send((count += 1)).catch(() => ({ status: 0 }));
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
    }
  };
  await Promise.all(Array.from({ length: senders }, sender));
  return [...statuses].map(([status, times]) => `${times} × ${status || 'no answer'}`).join(', ');
}
