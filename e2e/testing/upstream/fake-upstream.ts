import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { ok, type Reply } from '@/e2e/testing/upstream/replies';

/** A request with its raw body. */
interface ReceivedRequest {
  method: string;
  path: string;
  headers: IncomingHttpHeaders;
  /** The Idempotency-Key, or an empty text. */
  key: string;
  body: string;
}

/** An upstream for tests. Sends the replies that a test chooses and records the requests. */
export class FakeUpstream {
  /** All requests since the start or the last reset, oldest first. */
  readonly requests: ReceivedRequest[] = [];
  /** The bodies that got a 2xx without delay, by idempotency key. */
  readonly acceptedBodies = new Map<string, string[]>();
  /** Chooses the reply to each request. Called after the request was added to `requests`. */
  chooseReply: (request: ReceivedRequest) => Reply = () => ok;
  /** Keys from before the last reset. Late requests with these keys are not recorded. */
  readonly #oldKeys = new Set<string>();
  #server: Server | undefined;
  #port: number;

  /** @param port 0 chooses a free port, which stays the same after `stop` and `start` */
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
      const received = { method, path, headers, key, body: bytes.toString() };
      if (this.#oldKeys.has(key)) return ok(response, request);
      this.requests.push(received);
      this.chooseReply(received)(response, request);
      const isAccepted = response.headersSent && response.statusCode < 300;
      if (isAccepted)
        this.acceptedBodies.set(key, [...(this.acceptedBodies.get(key) ?? []), received.body]);
    });
    this.#server.listen(this.#port, '127.0.0.1');
    await once(this.#server, 'listening');
    this.#port = (this.#server.address() as AddressInfo).port;
    return this;
  }

  /** Sends these replies in this order, then repeats the last one. */
  replyWith(...replies: Reply[]): void {
    this.chooseReply = () => (replies.length > 1 ? replies.shift() : replies[0]) ?? ok;
  }

  /** Forgets all requests, closes all connections, and replies to later requests with `ok`. */
  reset(): void {
    for (const { key } of this.requests) this.#oldKeys.add(key);
    this.requests.length = 0;
    this.acceptedBodies.clear();
    this.replyWith(ok);
    this.#server?.closeAllConnections();
  }

  /** Stops listening and closes all connections. */
  async stop(): Promise<void> {
    const closed = this.#server && once(this.#server, 'close');
    this.#server?.close();
    this.#server?.closeAllConnections();
    await closed;
  }
}
