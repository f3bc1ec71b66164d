/** Attacks that are requests alone. */
import { setTimeout as sleep } from 'node:timers/promises';
import { DURATION, flood, type Attack, type Stage } from '@/e2e/faults/attacks/attack';
import { post } from '@/e2e/faults/support/client';
import { connection } from '@/e2e/faults/support/raw';
import { worstTexts } from '@/e2e/faults/support/worst-texts';
import { validValues } from '@/lib/testing/values';
import { BODY_LIMIT } from '@/lib/server/submissions/guard';

/** Of somewhat less than the largest body, in bytes. */
const filled = (text: string) => text.repeat(Math.floor((BODY_LIMIT - 4096) / text.length));

const form = 'application/x-www-form-urlencoded';
const json = 'application/json';
const part = '--x\r\ncontent-disposition: form-data; name="a"; filename="a"\r\n\r\n\r\n';
const valid = new URLSearchParams(validValues('submit') as Record<string, string>);
const emails = Object.values(worstTexts).map((email) => JSON.stringify({ email }));

/** What costs more than it looks: its name, type, how many come at once, and the bodies in turn. */
const bodies: [name: string, type: string, senders: number, ...bodies: string[]][] = [
  ['multipart of 14,000 parts', 'multipart/form-data; boundary=x', 4, `${filled(part)}--x--\r\n`],
  ['90 × 1 MiB of 0x01', form, 90, `${valid}${filled('\u0001')}`],
  ['a form of 500,000 pairs', form, 4, filled('a&')],
  ['an invalid form of 1 MiB of "', form, 4, `email=${filled('"')}`],
  ['JSON of 1,000,000 brackets', json, 4, filled('[')],
  ['text that backtracks, 1 MiB', json, 4, ...emails],
];

/** To its end: the next request takes the same connection. */
async function read(responding: Promise<Response>): Promise<Response> {
  const response = await responding;
  await response.arrayBuffer();
  return response;
}

/** @returns connections on which something has been sent, and nothing will be read */
const connections = (url: string, count: number, bytes: string) =>
  Promise.all(Array.from({ length: count }, () => connection(url, bytes)));

async function pipelined({ url }: Stage): Promise<string> {
  const pages = 'GET / HTTP/1.1\r\nhost: x\r\n\r\n'.repeat(100);
  const open = await connections(url, 300, pages);
  await sleep(DURATION * 1000);
  for (const socket of open) socket.destroy();
  return '300 connections with 100 unread pages each';
}

/** How much the site wrote to its log meanwhile. */
const logged = ({ site }: Stage, said: string) => `${said}; ${site.log().length >> 10} KiB of log`;

export const requestAttacks: Attack[] = [
  { name: 'nothing', run: async () => (await sleep(DURATION * 1000), '') },
  ...bodies.map(([name, type, senders, ...inTurn]) => ({
    name,
    run: ({ url }: Stage) =>
      flood(senders, (count) =>
        read(post(url, 'submit', inTurn[count % inTurn.length]!, { 'content-type': type })),
      ),
  })),
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
    name: 'page speed reports',
    async run(stage) {
      const report = { name: 'LCP', value: 1, rating: 'good', path: '/' };
      const body = JSON.stringify(Array(20).fill(report));
      return logged(stage, await flood(8, () => read(post(stage.url, 'vitals', body))));
    },
  },
  {
    name: 'health, and what looks like a Server Action',
    async run(stage) {
      const action = { method: 'POST', headers: { 'next-action': 'x' } };
      const send = (count: number) =>
        read(count % 2 ? fetch(`${stage.url}/api/health`) : fetch(stage.url, action));
      return logged(stage, await flood(8, send));
    },
  },
  { name: 'unread pages, no proxy', run: pipelined },
  { name: 'the same through nginx', needs: 'nginx', run: pipelined },
];
