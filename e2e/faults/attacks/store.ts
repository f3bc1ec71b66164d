/** Attacks on the store, and on what stands behind it. */
import { execFileSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import SqliteDatabase from 'libsql';
import { sql } from 'kysely';
import { DURATION, flood, type Attack, type Stage } from '@/e2e/faults/attacks/attack';
import { submit } from '@/e2e/faults/support/client';
import { freshDatabase } from '@/lib/testing/postgres';
import { replies } from '@/lib/testing/upstream/replies';
import { validValues } from '@/lib/testing/values';
import { storeOf } from '@/lib/server/submissions/store/open';
import type { SubmissionRow } from '@/lib/server/submissions/store/schema';
import { openSqlite } from '@/lib/server/submissions/store/sqlite';

const body = JSON.stringify(validValues('submit'));

/** Puts equal rows into a new store, under the keys old1, old2 … */
async function fill(file: string, count: number, row: Partial<SubmissionRow>): Promise<void> {
  const opened = await openSqlite(file);
  const store = await storeOf(opened);
  const { state = 'pending', received_at = Date.now(), retry_at = null } = row;
  await sql`
    WITH RECURSIVE number(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM number WHERE i < ${count})
    INSERT INTO submissions (key, form, state, fingerprint, received_at, attempts, retry_at, body)
    SELECT 'old' || i, 'submit', ${state}, '', ${received_at}, 0, ${retry_at}, ${row.body ?? body}
    FROM number`.execute(opened.db);
  await store.checkpoint?.();
  await store.close();
}

const submissions = (stage: Stage, senders = 2, seconds = DURATION) =>
  flood(senders, () => submit(stage.url), seconds);

/** The upstream takes no row that was there before, at no time. */
function refuseOld({ upstream }: Stage): void {
  upstream.choose = ({ headers }) =>
    `${headers['idempotency-key']}`.startsWith('old') ? replies.error : replies.ok;
}

const healthOf = async ({ url }: Stage) =>
  (await (await fetch(`${url}/api/health`)).json()) as { status: string };

export const storeAttacks: Attack[] = [
  {
    name: 'rows that always get 5xx',
    prepare: (file) => fill(file, 500, { retry_at: 0 }),
    async run(stage) {
      refuseOld(stage);
      const said = await submissions(stage);
      return `${said}, before them 500 rows that always fail`;
    },
  },
  {
    name: 'a full disk',
    needs: 'prlimit',
    environment: async () => ({ UPSTREAM_URL: '' }),
    async run(stage) {
      const limit = (bytes: string) =>
        execFileSync('prlimit', ['--pid', `${stage.site.process.pid}`, `--fsize=${bytes}`]);
      limit('1:');
      const said = await submissions(stage);
      const { status } = await healthOf(stage);
      limit('unlimited:');
      return `${said}; health ${status}; with space again ${(await submit(stage.url)).status}`;
    },
  },
  {
    name: 'the file is deleted',
    environment: async () => ({ UPSTREAM_URL: '' }),
    async run(stage) {
      const timer = setInterval(() => {
        for (const suffix of ['', '-wal', '-shm']) rmSync(stage.file + suffix, { force: true });
      }, 1000);
      return submissions(stage).finally(() => clearInterval(timer));
    },
  },
  {
    name: 'another process’s lock',
    async run({ file, ...stage }) {
      const other = new SqliteDatabase(file);
      other.pragma('busy_timeout = 1000');
      let isOver = false;
      const locking = (async () => {
        while (!isOver) {
          other.exec('BEGIN IMMEDIATE');
          await sleep(2000);
          other.exec('COMMIT');
          await sleep(200);
        }
      })();
      const said = await submissions({ file, ...stage });
      isOver = true;
      await locking;
      other.close();
      return `${said}; locked for 2 s at a time`;
    },
  },
  {
    name: 'an open reader',
    async run(stage) {
      const reader = new SqliteDatabase(stage.file);
      reader.exec('BEGIN');
      reader.prepare('SELECT count(*) FROM submissions').get();
      // The journal is emptied every 15 s.
      const said = await submissions(stage, 1, 20);
      reader.close();
      return said;
    },
  },
  {
    name: 'retention, 500 MB',
    prepare: (file) =>
      fill(file, 500, { state: 'stored', received_at: 1, body: `"${'x'.repeat(1_000_000)}"` }),
    run: (stage) => submissions(stage),
  },
  {
    name: 'an upstream that responds with 099',
    async run(stage) {
      stage.upstream.choose = () => replies.badStatus;
      return submissions(stage, 4);
    },
  },
  {
    name: 'the upstream goes and comes',
    async run(stage) {
      const sending = submissions(stage, 4);
      await sleep(1000);
      await stage.upstream.stop();
      await sleep(3000);
      await stage.upstream.start();
      return sending;
    },
  },
  {
    name: 'PostgreSQL restarts',
    needs: 'postgres',
    environment: async (postgres) => ({ DATABASE_URL: await freshDatabase(postgres!.url) }),
    async run(stage) {
      const sending = submissions(stage, 4);
      await sleep(1000);
      await stage.postgres!.halt!();
      await sleep(2000);
      await stage.postgres!.resume!();
      return sending;
    },
  },
];
