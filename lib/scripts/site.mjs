/** `npm run site`: `next build`, then the site's server in this same process. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { failToListen, port } from './process.mjs';

// Before the build, so that a taken port costs no minute.
const probe = createServer().once('error', failToListen).listen(port);
await once(probe, 'listening');
probe.close();

console.log('Building the site (about a minute) ...');
const build = spawn(process.execPath, ['node_modules/next/dist/bin/next', 'build'], {
  stdio: 'inherit',
});
// A signal to this process alone must not leave the build running.
const stop = () => build.kill();
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, stop);
const [code] = await once(build, 'exit');
if (code !== 0) process.exit(code ?? 1);
for (const signal of ['SIGINT', 'SIGTERM']) process.off(signal, stop);

console.log('\nSee what arrives: npm run submissions. Stop: Ctrl-C.');
await import('./server.mjs');
