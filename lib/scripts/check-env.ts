/** Checks the requirements of a build before `npm run build` and `npm run site`. */
import { existsSync } from 'node:fs';
import { createServer } from 'node:net';
import { fail, failOnListenError } from '@/lib/fail.mjs';
import { loadSettings } from '@/lib/scripts/project';

const { NODE_ENV = '', npm_lifecycle_event: script } = process.env;
if (!['', 'production'].includes(NODE_ENV))
  fail(`A build cannot use NODE_ENV=${NODE_ENV}. Unset NODE_ENV.`);
// Without these packages, `next build` would install them and change package.json.
if (!existsSync('node_modules/typescript') || !existsSync('node_modules/@types/react'))
  fail('A build needs the development packages. Run `npm ci --include=dev`.');
const { port } = loadSettings();
// A new build would replace the files of a site that already runs on this port.
if (script === 'presite') {
  const probe = createServer().once('error', (error) => failOnListenError(port, error));
  probe.listen(port, () => probe.close());
}
