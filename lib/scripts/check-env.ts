/** Before `npm run build` and `npm run site`: a wrong setting costs a line, and not a minute. */
import { createServer } from 'node:net';
import { failToListen } from '@/lib/fail.mjs';
import { oldNode } from '@/lib/node-version.mjs';
import { projectSettings } from '@/lib/scripts/project';

const node = oldNode();
if (node) console.error(node);
const { port } = projectSettings();
// A site that runs already reads the build, which must not change under it.
if (process.env.npm_lifecycle_event === 'presite') {
  const probe = createServer().once('error', (error) => failToListen(port, error));
  probe.listen(port, () => probe.close());
}
