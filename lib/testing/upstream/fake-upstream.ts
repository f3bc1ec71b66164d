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
  /** Whether its signature is valid; true without a secret. */
  isTrusted: boolean;
}

const unsigned = refusal(401, { message: 'The signature is not ours.' });

/** An upstream for tests, with replies to choose and a record of what it received. */
export class FakeUpstream {
  /** Every request since the start or the last reset, oldest first. */
  readonly requests: ReceivedRequest[] = [];
  /** Idempotency key → the bodies that were answered with 2xx at once. */
  readonly taken = new Map<string, string[]>();
  /** Chooses the reply to each request, which is in `requests` already. */
  choose: (request: ReceivedRequest) => Reply = () => ok;
  /** If set, requests without a valid signature get 401. */
  secret: string | undefined;
  /** Keys of earlier tests: requests that still arrive under them are not recorded. */
  readonly #past = new Set<string>();
  #server: Server | undefined;
  #port: number;

  /** @param port 0: a free port, the same one after `stop` and `start` */
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

  /** Sends these replies in order, then repeats the last one. */
  answers(...replies: Reply[]): void {
    this.choose = () => (replies.length > 1 ? replies.shift() : replies[0]) ?? ok;
  }

  /** Forgets all requests, closes all connections, and answers 200 again. */
  reset(): void {
    for (const { key } of this.requests) this.#past.add(key);
    this.requests.length = 0;
    this.taken.clear();
    this.answers(ok);
    this.#server?.closeAllConnections();
  }

  /** Refuses connections from now on. */
  async stop(): Promise<void> {
    const closed = this.#server && once(this.#server, 'close');
    this.#server?.close();
    this.#server?.closeAllConnections();
    await closed;
  }
}
