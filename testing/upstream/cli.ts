/**
 * `npm run upstream`: the fake upstream of the tests, for a developer or a tester. Prints every
 * submission that arrives; `-- --answer NAME` says how it answers, `-- --port N` where it listens.
 */
import { parseArgs } from 'node:util';
import { FakeUpstream } from '@/testing/upstream/fake-upstream';
import { htmlError, hang, ok, refusal, reset, slow, type Reply } from '@/testing/upstream/replies';

const answers: Record<string, Reply> = {
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

const upstream = new FakeUpstream(Number(values.port));
upstream.choose = ({ method, path, headers, body }) => {
  console.log(`\n${new Date().toISOString()} ${method} ${path}`);
  console.log(`Idempotency-Key: ${headers['idempotency-key']}`);
  try {
    console.log(JSON.stringify(JSON.parse(body), null, 2));
  } catch {
    console.log(body);
  }
  return answer;
};
await upstream.start();
console.log(`Answers “${values.answer}” at ${upstream.url}. Now start the site:`);
console.log(`UPSTREAM_URL=${upstream.url} npm run site`);
