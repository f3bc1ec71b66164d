/** What the site was once found weak to: a flood of requests each, and what goes on meanwhile. */
import { execFileSync } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Request } from 'autocannon';
import SqliteDatabase from 'libsql';
import { worstTexts } from '@/e2e/faults/support/worst-texts';
import type { Site } from '@/e2e/support/site';
import { databases, type TestDatabase } from '@/lib/testing/databases';
import { replies } from '@/lib/testing/upstream/replies';
import type { FakeUpstream } from '@/lib/testing/upstream/fake-upstream';
import { calls, validValues } from '@/lib/testing/values';
import { BODY_LIMIT } from '@/lib/server/submissions/guard';

export interface Attack {
  name: string;
  /** Sent in turn by each sender; valid submissions if nothing is said. */
  requests?: Request[];
  senders?: number;
  /** How many requests they send in a second, all together; as many as they can if nothing is said. */
  rate?: number;
  /** How long requests must be sent, in s. */
  seconds?: number;
  /** SQLite if nothing is said. */
  database?: TestDatabase;
  /** The store is the destination. */
  withoutUpstream?: true;
  /** Begins what goes on meanwhile; `file`: of the SQLite store. @returns what ends it */
  begin?: (on: { site: Site; upstream: FakeUpstream; file: string }) => (() => unknown) | void;
}

const valid = validValues('submit') as Record<string, string>;

/** Of somewhat less than the largest body, in bytes. */
const filled = (text: string) => text.repeat(Math.floor((BODY_LIMIT - 4096) / text.length));
const part = '--x\r\ncontent-disposition: form-data; name="a"; filename="a"\r\n\r\n\r\n';
const report = { name: 'LCP', value: 1, rating: 'good', path: '/' };

const post = (call: string, type: string, ...bodies: string[]): Request[] =>
  bodies.map((one) => ({
    method: 'POST',
    path: `/api/${call}`,
    headers: { 'content-type': type },
    body: one,
  }));
const json = (...bodies: string[]) => post('submit', 'application/json', ...bodies);
const form = (text: string) => post('submit', 'application/x-www-form-urlencoded', text);

/** Without a key: each is a submission of its own. */
export const submissions = calls.flatMap((call) =>
  post(call, 'application/json', JSON.stringify(validValues(call))),
);

export const attacks: Attack[] = [
  // To compare the others with, and the soak test.
  ...databases.map((database) => ({
    name: `a steady pace, with the store in ${database.name}`,
    database,
    rate: Number(process.env.RATE ?? 50),
  })),
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
      let isOver = false;
      const locking = (async () => {
        while (!isOver) {
          other.exec('BEGIN IMMEDIATE');
          await sleep(2000);
          other.exec('COMMIT');
          await sleep(200);
        }
      })();
      return () => {
        isOver = true;
        return locking.then(() => other.close());
      };
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
