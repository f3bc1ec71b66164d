/** Attacks that are requests alone. */
import { connect } from 'node:net';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import {
  DURATION,
  flood,
  postBody,
  statusOf,
  type Attack,
  type Stage,
} from '@/e2e/faults/attacks/attack';
import { worstTexts } from '@/e2e/faults/support/worst-texts';
import { validValues } from '@/testing/values';

const emails = Object.values(worstTexts).map((email) => JSON.stringify({ email }));

/** Bodies that are short for what they make the parser do. */
const malformed: [string, string][] = [
  ['submit-acorns-ambassador', '{"extra_note":{"toString":null}}'],
  ['submit', `${'['.repeat(50_000)}${']'.repeat(50_000)}`],
  ['apply', JSON.stringify({ interest: Array<number>(125_000).fill(1) })],
];

/** @returns connections on which something has been sent, and nothing will be read */
async function connections(url: string, count: number, bytes: string) {
  const { hostname, port } = new URL(url);
  const open = Array.from({ length: count }, () => {
    // Reset by the site is one way to be closed.
    const socket = connect(Number(port), hostname).on('error', () => undefined);
    socket.pause();
    socket.write(bytes);
    return socket;
  });
  await Promise.race([Promise.all(open.map((socket) => once(socket, 'connect'))), sleep(2000)]);
  return open;
}

async function pipelined({ url }: Stage): Promise<string> {
  const pages = 'GET / HTTP/1.1\r\nhost: x\r\n\r\n'.repeat(100);
  const open = await connections(url, 300, pages);
  await sleep(DURATION * 1000);
  for (const socket of open) socket.destroy();
  return '300 connections with 100 unread pages each';
}

const forged = encodeURIComponent('/a\n{"level":"info","msg":"forged"}\u001b[2J');

export const requestAttacks: Attack[] = [
  {
    name: 'nothing',
    run: async () => (await sleep(DURATION * 1000), ''),
  },
  {
    name: 'text that backtracks, 1 MiB',
    run: (stage) =>
      flood(4, (count) => postBody(stage, 'submit', emails[count % emails.length] ?? '')),
  },
  {
    name: 'upgrades, half-sent requests',
    async run({ url }) {
      const upgrade =
        'GET /no HTTP/1.1\r\nhost: x\r\nconnection: upgrade\r\nupgrade: websocket\r\n\r\n';
      const upgrades = await connections(url, 2000, upgrade);
      const half = await connections(url, 500, 'POST /api/submit HTTP/1.1\r\nhost: x\r\n');
      for (const socket of upgrades) socket.resume();
      await sleep(DURATION * 1000);
      const left = upgrades.filter((socket) => !socket.closed).length;
      for (const socket of [...upgrades, ...half]) socket.destroy();
      return `${left} of 2000 upgrades still open, 500 half-sent`;
    },
  },
  {
    name: 'forged log lines',
    async run({ url, site }) {
      const paths = [`/_next/image?url=${forged}&w=640&q=75`, `/${forged}`, `/api/${forged}`];
      const said = await flood(4, (count) => statusOf(url + paths[count % paths.length]));
      const lines = site.log().match(/^\{.*forged/gm) ?? [];
      return `${said}; ${lines.length} forged lines in the log`;
    },
  },
  {
    name: 'bodies that parsers dislike',
    run: (stage) =>
      flood(4, (count) => {
        const [call, body] = malformed[count % malformed.length]!;
        return postBody(stage, call, body);
      }),
  },
  {
    name: 'a port in X-Forwarded-For',
    environment: async () => ({ TRUSTED_PROXY: '1', RATE_LIMIT: '5' }),
    run: (stage) =>
      flood(4, (count) =>
        postBody(stage, 'submit', JSON.stringify(validValues('submit')), {
          'x-forwarded-for': `203.0.113.9:${10_000 + count}`,
        }),
      ),
  },
  { name: 'unread pages, no proxy', run: pipelined },
  { name: 'the same through nginx', needs: 'nginx', run: pipelined },
];
