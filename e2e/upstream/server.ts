/**
 * The upstream of the tests: a process of its own, so that a cut connection is a real one. Answers
 * what it is told and keeps what it receives. Told over the channel that `fork` opens; ends with
 * the process that started it.
 */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { ok, type Answer, type Received } from '@/e2e/upstream/answers';
import { give } from '@/e2e/upstream/give';

export type Order =
  { do: 'reset'; answers: Answer[] } | { do: 'answer'; answers: Answer[] } | { do: 'list' };

let answers: Answer[] = [ok];
let received: Received[] = [];
/** Keys of tests that are over: what still arrives under them is answered and forgotten. */
const past = new Set<string>();

const server = createServer(async (request, response) => {
  const headers = request.headers as Record<string, string>;
  const body = await text(request);
  if (past.has(headers['idempotency-key'] ?? '')) return give(ok, request, response);
  received.push({ method: request.method ?? '', path: request.url ?? '', headers, body });
  // The last answer stands for all that follow.
  give((answers.length > 1 ? answers.shift() : answers[0]) ?? ok, request, response);
});

const orders = {
  list: () => received,
  answer(next: Answer[]) {
    answers = next;
  },
  reset(next: Answer[]) {
    for (const { headers } of received) past.add(headers['idempotency-key'] ?? '');
    received = [];
    answers = next;
    server.closeAllConnections();
  },
};

process.on('message', ({ id, order }: { id: number; order: Order }) => {
  const result = order.do === 'list' ? orders.list() : orders[order.do](order.answers);
  process.send?.({ id, result });
});
process.on('disconnect', () => process.exit());

server.listen(0, '127.0.0.1', () => {
  process.send?.({ port: (server.address() as AddressInfo).port });
});
