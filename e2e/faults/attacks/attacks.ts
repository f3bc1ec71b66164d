/** What the site was once found weak to: a flood of requests each, and what goes on meanwhile. */
import { execFileSync } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Request } from 'autocannon';
import SqliteDatabase from 'libsql';
import {
  filled,
  form,
  fromAnywhere,
  json,
  limited,
  part,
  post,
  report,
  valid,
} from '@/e2e/faults/attacks/requests';
import { connection, head } from '@/e2e/faults/support/raw';
import { worstTexts } from '@/e2e/faults/support/worst-texts';
import type { Site } from '@/e2e/support/site';
import { databases, type TestDatabase } from '@/lib/testing/databases';
import { replies } from '@/lib/testing/upstream/replies';
import type { FakeUpstream } from '@/lib/testing/upstream/fake-upstream';

export interface Attack {
  name: string;
  /** Sent in turn by each sender; valid submissions if nothing is said. */
  requests?: Request[];
  senders?: number;
  /** How many requests they send in a second, all together; as many as they can if nothing is said. */
  rate?: number;
  /** How long requests must be sent, in s. */
  seconds?: number;
  /** On top of the settings of every attack. */
  environment?: Record<string, string>;
  /** SQLite if nothing is said. */
  database?: TestDatabase;
  /** The store is the destination. */
  withoutUpstream?: true;
  /** Begins what goes on meanwhile; `file`: of the SQLite store. @returns what ends it */
  begin?: (on: { site: Site; upstream: FakeUpstream; file: string }) => (() => unknown) | void;
}

/** Does it again and again. @returns what ends it */
function again(action: () => Promise<void>): () => Promise<void> {
  let isOver = false;
  const doing = (async () => {
    while (!isOver) await action();
  })();
  return () => {
    isOver = true;
    return doing;
  };
}

export const attacks: Attack[] = [
  // To compare the others with, and the soak test.
  ...databases.map((database) => ({
    name: `a steady pace, with the store in ${database.name}`,
    database,
    rate: Number(process.env.RATE ?? 50),
  })),
  { name: 'addresses', requests: fromAnywhere(), environment: limited, seconds: 20 },
  {
    name: 'addresses with 12 KB of cookies',
    requests: fromAnywhere({ cookie: `a=${'x'.repeat(12_000)}` }),
    environment: limited,
    seconds: 20,
  },
  {
    name: 'one key, 100 at a time, while the upstream hangs',
    requests: json(JSON.stringify(valid)).map(({ headers, ...one }) => ({
      ...one,
      headers: { ...headers, 'idempotency-key': 'one' },
    })),
    senders: 100,
    seconds: 20,
    begin({ upstream }) {
      upstream.choose = () => replies.hang;
    },
  },
  {
    name: '20 × 2,000 pipelined pages that are never read',
    begin({ site }) {
      const pages = head('', 'GET /about', '').repeat(2_000);
      const visit = async () => {
        const socket = await connection(site.url, pages);
        await sleep(500);
        socket.destroy();
      };
      const visitors = Array.from({ length: 20 }, () => again(visit));
      return () => Promise.all(visitors.map((end) => end()));
    },
  },
  {
    name: 'multipart',
    requests: post('submit', 'multipart/form-data; boundary=x', `${filled(part)}--x--\r\n`),
  },
  {
    name: '90 × 60 KiB of 0x01',
    requests: form(`${new URLSearchParams(valid)}${filled('\u0001')}`),
    senders: 90,
  },
  { name: 'a form of 30,000 pairs', requests: form(filled('a&')) },
  { name: 'an invalid form of 60 KiB of "', requests: form(`email=${filled('"')}`) },
  { name: 'JSON of 60,000 brackets', requests: json(filled('[')) },
  {
    name: 'text that backtracks',
    requests: json(...Object.values(worstTexts).map((email) => JSON.stringify({ email }))),
  },
  {
    name: 'page speed reports',
    requests: post('vitals', 'application/json', JSON.stringify(Array(20).fill(report))),
    senders: 8,
  },
  { name: 'health', requests: [{ path: '/api/health' }], senders: 8 },
  {
    name: 'what looks like a Server Action',
    requests: [{ method: 'POST', headers: { 'next-action': 'x' } }],
    senders: 8,
  },
  {
    name: 'another process’s lock, 2 s at a time',
    begin({ file }) {
      const other = new SqliteDatabase(file);
      other.pragma('busy_timeout = 1000');
      const end = again(async () => {
        other.exec('BEGIN IMMEDIATE');
        await sleep(2000);
        other.exec('COMMIT');
        await sleep(200);
      });
      return () => end().then(() => other.close());
    },
  },
  {
    name: 'an open reader',
    // The journal is emptied every 15 s.
    seconds: 20,
    begin({ file }) {
      const reader = new SqliteDatabase(file);
      reader.exec('BEGIN');
      reader.prepare('SELECT count(*) FROM submissions').get();
      return () => reader.close();
    },
  },
  {
    name: 'retention, 500 MB',
    // What is old is deleted every 15 s.
    seconds: 20,
    begin({ file }) {
      const other = new SqliteDatabase(file);
      const insert = other.prepare(
        `INSERT INTO submissions (key, form, fingerprint, state, received_at, attempts, body)
          VALUES (?, 'submit', '', 'stored', 1, 0, ?)`,
      );
      const body = 'x'.repeat(1_000_000);
      for (let count = 0; count < 500; count += 1) insert.run(`old${count}`, body);
      other.close();
    },
  },
  {
    name: '60,000 due rows of a form that fails',
    requests: json(JSON.stringify(valid)),
    rate: 10,
    // What is due is sent every 15 s.
    seconds: 20,
    begin({ file, upstream }) {
      upstream.choose = ({ path }) => (path === '/apply' ? replies.error : replies.ok);
      const other = new SqliteDatabase(file);
      other.exec(`WITH RECURSIVE number(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM number WHERE i < 60000)
        INSERT INTO submissions (key, form, fingerprint, state, received_at, attempts, retry_at, body)
        SELECT 'due' || i, 'apply', '', 'pending', ${Date.now()}, 1, 1, '{}' FROM number`);
      other.close();
    },
  },
  {
    name: 'an upstream that responds with 099',
    begin({ upstream }) {
      upstream.choose = () => replies.badStatus;
    },
  },
];
if (process.platform === 'linux')
  attacks.push({
    name: 'a full disk',
    withoutUpstream: true,
    begin({ site }) {
      const limit = (bytes: string) =>
        execFileSync('prlimit', ['--pid', `${site.process.pid}`, `--fsize=${bytes}`]);
      limit('1:');
      return () => limit('unlimited:');
    },
  });
