/**
 * One POST and its answer, over connections that are kept for the next. By Node's own client:
 * `fetch` makes a stream of each body and costs four times as much (docs/performance.md), and Next
 * puts its data cache in between.
 */
import http, { type IncomingMessage } from 'node:http';
import https from 'node:https';

/** How much of an answer is read, in bytes. */
export const REPLY_LIMIT = 64 * 1024;

/** An idle connection is given up before most servers do, in ms: theirs could meet our next POST. */
const idle = 4_000;

const clients = {
  'http:': { request: http.request, agent: new http.Agent({ keepAlive: true, timeout: idle }) },
  'https:': { request: https.request, agent: new https.Agent({ keepAlive: true, timeout: idle }) },
};

/** An answer, its body as far as it came. */
export interface Heard {
  status: number;
  headers: IncomingMessage['headers'];
  body: string;
}

/** Nothing was answered in time. */
export class SilenceError extends Error {
  override name = 'SilenceError';
}

/**
 * @param url `http:` or `https:`
 * @param headers of the request, without its length
 * @param body what is posted
 * @param patience from connecting to the last byte of the answer, in ms
 * @returns the answer; a body that breaks off, never ends or is too long does not change what the
 *   status said, and that of a redirect is not read
 * @throws {SilenceError} when no answer began in time
 * @throws what the connection says when there was none, or it broke before an answer
 */
export function exchange(
  url: string,
  headers: Record<string, string>,
  body: string,
  patience: number,
): Promise<Heard> {
  return new Promise((resolve, reject) => {
    const { request: open, agent } = clients[new URL(url).protocol as keyof typeof clients];
    let answered = false;
    const request = open(url, {
      method: 'POST',
      headers: { ...headers, 'content-length': Buffer.byteLength(body) },
      agent,
    });
    const timer = setTimeout(() => request.destroy(new SilenceError('no answer')), patience);
    request.on('response', (response) => {
      answered = true;
      hear(response, resolve);
    });
    // Once an answer has begun, what it comes to is not for its connection to say.
    request.on('error', (error) => {
      if (!answered) reject(error);
    });
    request.on('close', () => {
      clearTimeout(timer);
      if (!answered) reject(new Error('closed'));
    });
    request.end(body);
  });
}

function hear(response: IncomingMessage, tell: (heard: Heard) => void): void {
  const { statusCode: status = 0, headers } = response;
  const chunks: Buffer[] = [];
  let left = status >= 300 && status < 400 ? 0 : REPLY_LIMIT;
  if (left === 0) response.destroy();
  response.on('data', (chunk: Buffer) => {
    chunks.push(chunk.subarray(0, left));
    left -= chunk.length;
    if (left <= 0) response.destroy();
  });
  // Reset or timed out in the middle: what came is what there is.
  response.on('error', () => undefined);
  response.on('close', () => {
    tell({ status, headers, body: new TextDecoder().decode(Buffer.concat(chunks)) });
  });
}
