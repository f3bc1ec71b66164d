/** What has come, for each form and week: from the rows that the store still has. */
import 'server-only';
import { sql } from 'kysely';
import type { OpenDatabase, State } from '@/lib/server/submissions/store/schema';
import type { Received, Store } from '@/lib/server/submissions/store/store';

const WEEK = 7 * 86_400_000;
/** 1970-01-05, in ms: weeks begin on Mondays (UTC). */
const FIRST_MONDAY = 4 * 86_400_000;

export const stats = ({ db }: OpenDatabase): Pick<Store, 'countBetween' | 'countByWeek'> => {
  /** Those that have rows, also under a form that is gone. Goes from one to the next in the index. */
  const forms = async (): Promise<string[]> => {
    const { rows } = await sql<{ form: string }>`
      WITH RECURSIVE known AS (
        SELECT min(form) AS form FROM submissions
        UNION ALL
        SELECT (SELECT min(form) FROM submissions WHERE form > known.form) FROM known
        WHERE form IS NOT NULL
      ) SELECT form FROM known WHERE form IS NOT NULL`.execute(db);
    return rows.map(({ form }) => form);
  };

  /** Reads one index, and of it what belongs to these rows. */
  const count = async (form: string, since: number, until: number): Promise<Received> => {
    const chosen = sql`FROM submissions
      WHERE form = ${form} AND received_at >= ${since} AND received_at < ${until}`;
    const { rows } = await sql<{ state: State; count: number }>`
      SELECT state, count(*) AS count ${chosen} GROUP BY state`.execute(db);
    const counts = Object.fromEntries(rows.map((row) => [row.state, row.count]));
    const { delivered = 0, rejected = 0 } = counts;
    const middle = Math.max(0, Math.ceil((delivered + rejected) / 2) - 1);
    const { rows: answered } = await sql<{ took: number }>`
      SELECT last_attempt_at - received_at AS took ${chosen} AND state IN ('delivered', 'rejected')
      ORDER BY took LIMIT 1 OFFSET ${sql.lit(middle)}`.execute(db);
    const received = rows.reduce((sum, row) => sum + row.count, 0);
    return { form, received, ...counts, median: answered[0]?.took ?? null };
  };

  return {
    async countBetween(since, until) {
      const counts = await Promise.all((await forms()).map((form) => count(form, since, until)));
      return counts.filter(({ received }) => received > 0);
    },

    async *countByWeek(since) {
      const first = await db
        .selectFrom('submissions')
        .select('received_at')
        .where('received_at', '>=', since)
        .orderBy('received_at')
        .limit(1)
        .executeTakeFirst();
      if (!first) return;
      const now = Date.now();
      let monday = now - ((now - FIRST_MONDAY) % WEEK);
      for (; monday + WEEK > first.received_at; monday -= WEEK) {
        const week = new Date(monday).toISOString().slice(0, 10);
        const counts = await this.countBetween(Math.max(monday, since), monday + WEEK);
        yield* counts.map((one) => ({ week, ...one }));
      }
    },
  };
};
