/**
 * `npm run upstream`: the fake upstream of the tests, for a developer or a tester. Prints every
 * submission that arrives; `-- --answer NAME` says how it answers, `-- --port N` where it listens.
 */
import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { parseArgs } from 'node:util';
import { hang, htmlError, ok, refusal, reset, slow, type Answer } from '@/e2e/upstream/answers';
import { give } from '@/e2e/upstream/give';

const answers: Record<string, Answer> = {
  ok,
  slow: slow(6000),
  refusal: refusal(400, { message: 'We know you already.', errors: { email: 'Known already' } }),
  error: refusal(500, { message: 'The database is full.' }),
  html: htmlError(503, '<h1>Service unavailable</h1>'),
  reset,
  hang,
};

const { values } = parseArgs({
  options: {
    answer: { type: 'string', default: 'ok' },
    port: { type: 'string', default: '4000' },
  },
});
const answer = answers[values.answer];
if (!answer) {
  console.error(`--answer is one of ${Object.keys(answers).join(', ')}.`);
  process.exit(1);
}

const server = createServer(async (request, response) => {
  const body = await text(request);
  console.log(`\n${new Date().toISOString()} ${request.method} ${request.url}`);
  console.log(`Idempotency-Key: ${request.headers['idempotency-key']}`);
  try {
    console.log(JSON.stringify(JSON.parse(body), null, 2));
  } catch {
    console.log(body);
  }
  give(answer, request, response);
});
server.listen(Number(values.port), '127.0.0.1', () => {
  console.log(`Answers “${values.answer}” at http://127.0.0.1:${values.port}. Now start the site:`);
  console.log(`UPSTREAM_URL=http://127.0.0.1:${values.port} npm run site`);
});
