/** Replies of the fake upstream. */
import type { IncomingMessage, ServerResponse } from 'node:http';

export type Reply = (response: ServerResponse, request: IncomingMessage) => void;

const respond =
  (status: number, type: string, body: string, headers: Record<string, string> = {}): Reply =>
  (response) =>
    void response
      .writeHead(status, { ...(type && { 'content-type': type }), ...headers })
      .end(body);

const json = (status: number, value: unknown) =>
  respond(status, 'application/json', JSON.stringify(value));

export const ok = json(200, { ok: true });
export const created = json(201, { id: 7 });

/** Accepts the submission after a delay. */
export const slow =
  (delayMs: number): Reply =>
  (response, request) =>
    void setTimeout(() => ok(response, request), delayMs);

/** A JSON error; `{}` and `{ message: '' }` have no message to show. */
export const jsonError = (status: number, value: { message?: string; errors?: object }) =>
  json(status, value);

/** An HTML error page, as proxies send it. */
export const htmlError = (status: number, body: string) =>
  respond(status, 'text/html; charset=utf-8', body);

/** A body that is not valid JSON, with the content type of JSON. */
export const brokenJson = (status: number, body: string) =>
  respond(status, 'application/json', body);

export const reset: Reply = (response) => void response.socket?.resetAndDestroy();

/** Never replies. */
export const hang: Reply = () => undefined;

/** Replies by name. Of these, only `ok` accepts the submission. */
export const replies = {
  ok,
  reset,
  hang,
  /** Sends a byte every 200 ms and never ends the headers. */
  drip({ socket }) {
    const bytes = [...`HTTP/1.1 200 OK\r\nslow: ${'x'.repeat(1000)}`];
    const timer = setInterval(() => socket?.write(bytes.shift() ?? 'x'), 200);
    socket?.on('close', () => clearInterval(timer));
  },
  error: jsonError(500, { message: 'It broke.' }),
  html: htmlError(503, '<h1>Service unavailable</h1>'),
  redirect: respond(302, 'text/plain', '', { location: 'http://127.0.0.1:9/' }),
  rejection: jsonError(400, { message: 'No, thank you.' }),
  /** Switches protocols although the request did not ask for it. */
  upgrade: ({ socket }) =>
    void socket?.write(
      'HTTP/1.1 101 Switching Protocols\r\nupgrade: a\r\nconnection: upgrade\r\n\r\n',
    ),
  /** An invalid status (RFC 9110, section 15), which hangs some clients. */
  badStatus: ({ socket }) => void socket?.end('HTTP/1.1 099 x\r\ncontent-length: 0\r\n\r\n'),
} satisfies Record<string, Reply>;

/** Replies by name, all of which accept the submission. */
export const acceptingReplies = {
  ok,
  empty: (response) => void response.writeHead(204).end(),
  html: htmlError(200, '<p>Thank you'),
  /** Resets the connection before the end of the body. */
  cut(response) {
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': '100' });
    response.write('{"ok"');
    setTimeout(() => response.socket?.resetAndDestroy(), 20);
  },
} satisfies Record<string, Reply>;
