// Serves one function of a Vercel build (its handler is the argument) on a free port, as the
// platform's Node.js runtime would; tells the port to the process that forked it.
import { createServer } from 'node:http';
import { createRequire } from 'node:module';

const loaded = createRequire(import.meta.url)(process.argv[2]);
const handler = typeof loaded === 'function' ? loaded : loaded.default;
const server = createServer((request, response) => handler(request, response));
server.listen(0, '127.0.0.1', () => process.send({ port: server.address().port }));
process.on('disconnect', () => process.exit());
