import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { ok, refusal, type Reply } from '@/lib/testing/upstream/replies';
import { isSigned } from '@/lib/testing/upstream/verify';

/** One request as it arrived, with its raw body. */
interface ReceivedRequest {
  method: string;
  path: string;
  headers: IncomingHttpHeaders;
  /** Its Idempotency-Key; empty if it has none. */
  key: string;
  body: string;
  /** Whether its signature is right, where there is a secret. */
  isTrusted: boolean;
}

const unsigned = refusal(401, { message: 'The signature is not ours.' });

/** The upstream of all tests: answers as it is told, and records what it receives. */
export class FakeUpstream {
  /** Every request since the start or the last reset, oldest first. */
  readonly requests: ReceivedRequest[] = [];
  /** Idempotency key → the bodies that were answered with 2xx at once. */
  readonly taken = new Map<string, string[]>();
  /** Chooses the reply to each request, which is in `requests` already. */
  choose: (request: ReceivedRequest) => Reply = () => ok;
  /** Refuses with 401 what is not signed with it; undefined: takes everything. */
  secret: string | undefined;
  /** Keys of tests that are over: what still arrives under them is answered and not recorded. */
  readonly #past = new Set<string>();
  #server: Server | undefined;
  #port: number;

  /** @param port where it listens; 0: a free port, the same one after `stop` and `start` */
  constructor(port = 0) {
    this.#port = port;
  }

  get url(): string {
    return `http://127.0.0.1:${this.#port}`;
  }

  async start(): Promise<this> {
    this.#server = createServer(async (request, response) => {
      const { method = '', url: path = '', headers } = request;
      const key = String(headers['idempotency-key'] ?? '');
      const bytes = await buffer(request).catch(() => Buffer.alloc(0));
      const isTrusted = this.secret === undefined || isSigned(this.secret, headers, bytes);
      const received = { method, path, headers, key, body: bytes.toString(), isTrusted };
      if (this.#past.has(key)) return ok(response, request);
      this.requests.push(received);
      const reply = this.choose(received);
      (isTrusted ? reply : unsigned)(response, request);
      const isTaken = response.headersSent && response.statusCode < 300;
      if (isTaken) this.taken.set(key, [...(this.taken.get(key) ?? []), received.body]);
    });
    this.#server.listen(this.#port, '127.0.0.1');
    await once(this.#server, 'listening');
    this.#port = (this.#server.address() as AddressInfo).port;
    return this;
  }

  /** From now on: these replies, one after the other; the last one stays. */
  answers(...replies: Reply[]): void {
    this.choose = () => (replies.length > 1 ? replies.shift() : replies[0]) ?? ok;
  }

  /** Forgets what arrived, closes what is open, and answers 200 again. */
  reset(): void {
    for (const { key } of this.requests) this.#past.add(key);
    this.requests.length = 0;
    this.taken.clear();
    this.answers(ok);
    this.#server?.closeAllConnections();
  }

  /** Connections are refused from now on. */
  async stop(): Promise<void> {
    const closed = this.#server && once(this.#server, 'close');
    this.#server?.close();
    this.#server?.closeAllConnections();
    await closed;
  }
}
