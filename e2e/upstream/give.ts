import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Answer } from '@/e2e/upstream/answers';

/** Gives one answer to one request. */
export function give(answer: Answer, request: IncomingMessage, response: ServerResponse): void {
  if (answer === 'reset') return void request.socket.resetAndDestroy();
  if (answer === 'hang') return;
  const { status = 200, type, body = '', delay = 0 } = answer;
  setTimeout(
    () => response.writeHead(status, type ? { 'content-type': type } : {}).end(body),
    delay,
  );
}
