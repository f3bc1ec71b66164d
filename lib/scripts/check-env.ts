/** Checks what a build needs, before `npm run build` and `npm run site`. */
import { existsSync } from 'node:fs';
import { createServer } from 'node:net';
import { fail, failToListen } from '@/lib/fail.mjs';
import { explainUnsupportedNode } from '@/lib/node-version.mjs';
import { loadSettings } from '@/lib/scripts/project';

const { NODE_ENV = '', npm_lifecycle_event: script } = process.env;
if (!['', 'production'].includes(NODE_ENV))
  fail(`NODE_ENV is ${NODE_ENV}, which a build cannot use. Unset NODE_ENV.`);
// `next build` would install them and change package.json.
if (!existsSync('node_modules/typescript') || !existsSync('node_modules/@types/react'))
  fail('A build needs the development packages. Run `npm ci --include=dev`.');
const nodeProblem = explainUnsupportedNode();
if (nodeProblem) console.error(nodeProblem);
const { port } = loadSettings();
// A running site reads the build, which must not change under it.
if (script === 'presite') {
  const probe = createServer().once('error', (error) => failToListen(port, error));
  probe.listen(port, () => probe.close());
}
