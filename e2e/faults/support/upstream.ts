/** An upstream that can be told to fail in every way we know, and counts what reaches it. */
import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { text } from 'node:stream/consumers';

type Reply = (response: ServerResponse, request: IncomingMessage) => void;

const say =
  (status: number, type: string, body: string, headers: Record<string, string> = {}): Reply =>
  (response) =>
    void response.writeHead(status, { 'content-type': type, ...headers }).end(body);

/** How it can answer; `ok` takes the submission, the others do not, whatever they say. */
export const replies = {
  ok: say(200, 'application/json', '{"ok":true}'),
  reset: (response) => void response.socket?.resetAndDestroy(),
  hang: () => undefined,
  /** A byte now and then, never the whole head of an answer. */
  drip({ socket }) {
    const bytes = [...`HTTP/1.1 200 OK\r\nslow: ${'x'.repeat(1000)}`];
    const timer = setInterval(() => socket?.write(bytes.shift() ?? 'x'), 200);
    socket?.on('close', () => clearInterval(timer));
  },
  error: say(500, 'application/json', '{"message":"It broke."}'),
  html: say(503, 'text/html', '<h1>Service unavailable</h1>'),
  redirect: say(302, 'text/plain', '', { location: 'http://127.0.0.1:9/' }),
  refusal: say(400, 'application/json', '{"message":"No, thank you."}'),
} satisfies Record<string, Reply>;

/** Ways of answering that do take the submission. */
export const accepting = {
  ok: replies.ok,
  created: say(201, 'application/json', '{"id":7}'),
  empty: (response: ServerResponse) => void response.writeHead(204).end(),
  brokenJson: say(200, 'application/json', '{"ok":'),
  html: say(200, 'text/html', '<p>Thank you'),
  huge: say(200, 'application/json', JSON.stringify('x'.repeat(10 * 1024 * 1024))),
  /** Takes it, and loses the connection in the middle of saying so. */
  cut(response: ServerResponse) {
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': '100' });
    response.write('{"ok"');
    setTimeout(() => response.socket?.resetAndDestroy(), 20);
  },
} satisfies Record<string, Reply>;

export class FaultyUpstream {
  /** Idempotency key → the bodies that were taken under it, once for each time. */
  readonly taken = new Map<string, string[]>();
  /** Every request, taken or not. */
  readonly requests: { path: string; headers: IncomingMessage['headers']; body: string }[] = [];
  reply: Reply = replies.ok;
  /** Decides anew for each request. */
  choose: () => Reply = () => this.reply;
  readonly #sockets = new Set<Socket>();
  #server: Server | undefined;
  #port = 0;

  get url(): string {
    return `http://127.0.0.1:${this.#port}`;
  }

  /** Listens, after the first time on the same port again. */
  async start(): Promise<this> {
    const accepts = new Set<Reply>(Object.values(accepting));
    this.#server = createServer(async (request, response) => {
      const body = await text(request).catch(() => '');
      this.requests.push({ path: request.url ?? '', headers: request.headers, body });
      const reply = this.choose();
      if (accepts.has(reply)) {
        const key = String(request.headers['idempotency-key']);
        this.taken.set(key, [...(this.taken.get(key) ?? []), body]);
      }
      reply(response, request);
    });
    this.#server.on('connection', (socket) => {
      this.#sockets.add(socket);
      socket.on('close', () => this.#sockets.delete(socket));
    });
    this.#server.listen(this.#port, '127.0.0.1');
    await once(this.#server, 'listening');
    this.#port = (this.#server.address() as AddressInfo).port;
    return this;
  }

  /** Connections are refused from now on. */
  async stop(): Promise<void> {
    const closed = this.#server && once(this.#server, 'close');
    this.#server?.close();
    for (const socket of this.#sockets) socket.destroy();
    await closed;
  }
}
