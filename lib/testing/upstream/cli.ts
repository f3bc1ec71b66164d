/** `npm run upstream`: starts the fake upstream and prints every submission that arrives. */
import { Command, InvalidArgumentError, Option } from 'commander';
import { fail } from '@/lib/fail.mjs';
import { FakeUpstream } from '@/lib/testing/upstream/fake-upstream';
import { jsonError, replies, slow } from '@/lib/testing/upstream/replies';

const errors = { email: 'Known already' };
const repliesByName = {
  ...replies,
  slow: slow(6000),
  rejection: jsonError(400, { message: 'We know you already.', errors }),
};

const parsePort = (text: string) => {
  if (/^\d{1,5}$/.test(text)) return Number(text);
  throw new InvalidArgumentError('Pass a port number.');
};
const { answer, port, secret } = new Command('npm run upstream --')
  .addOption(new Option('--answer <name>').choices(Object.keys(repliesByName)).default('ok'))
  .option('--port <number>', 'port to listen on', parsePort, 4000)
  .option(
    '--secret <whsec_…>',
    'answer 401 to requests that are not signed with this secret (UPSTREAM_SECRET of the site)',
  )
  .parse()
  .opts<{ answer: keyof typeof repliesByName; port: number; secret?: string }>();

const upstream = new FakeUpstream(port);
upstream.secret = secret;
upstream.chooseReply = ({ method, path, key, body, isTrusted }) => {
  console.log(`\n${new Date().toISOString()} ${method} ${path}`);
  console.log(`Idempotency-Key: ${key}`);
  if (!isTrusted) console.log('Answered with 401: the signature is invalid.');
  try {
    console.log(JSON.stringify(JSON.parse(body), null, 2));
  } catch {
    console.log(body);
  }
  return repliesByName[answer];
};
await upstream
  .start()
  .catch(({ code }: NodeJS.ErrnoException) =>
    fail(`Port ${port} cannot be used (${code}). Choose another, like -- --port 4001.`),
  );
console.log(`Answers “${answer}” at ${upstream.url}. Now start the site:`);
console.log(`UPSTREAM_URL=${upstream.url} npm run site`);
