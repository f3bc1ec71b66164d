/**
 * `npm run upstream`: the fake upstream of the tests, for a developer or a tester. Prints every
 * submission that arrives; `-- --answer NAME` says how it answers, `-- --port N` where it listens.
 */
import { parseArgs } from 'node:util';
import { FakeUpstream } from '@/lib/testing/upstream/fake-upstream';
import {
  htmlError,
  hang,
  ok,
  refusal,
  reset,
  slow,
  type Reply,
} from '@/lib/testing/upstream/replies';

const answers: Record<string, Reply> = {
  ok,
  slow: slow(6000),
  refusal: refusal(400, { message: 'We know you already.', errors: { email: 'Known already' } }),
  error: refusal(500, { message: 'The database is full.' }),
  html: htmlError(503, '<h1>Service unavailable</h1>'),
  reset,
  hang,
};

const USAGE = `npm run upstream -- [--port 4000] [--answer ${Object.keys(answers).join('|')}]`;

function fail(line: string): never {
  console.error(line);
  process.exit(1);
}

function options() {
  try {
    return parseArgs({
      options: {
        answer: { type: 'string', default: 'ok' },
        help: { type: 'boolean', short: 'h' },
        port: { type: 'string', default: '4000' },
      },
    }).values;
  } catch {
    return fail(USAGE);
  }
}

const values = options();
if (values.help) {
  console.log(USAGE);
  process.exit();
}
const answer = answers[values.answer];
if (!answer || !/^\d{1,5}$/.test(values.port)) fail(USAGE);

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
await upstream
  .start()
  .catch(({ code }: NodeJS.ErrnoException) =>
    fail(`Port ${values.port} cannot be used (${code}): give another, like -- --port 4001.`),
  );
console.log(`Answers “${values.answer}” at ${upstream.url}. Now start the site:`);
console.log(`UPSTREAM_URL=${upstream.url} npm run site`);
