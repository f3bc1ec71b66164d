// Asks one function of a Vercel build for one answer, as the platform's Node.js runtime would. Its
// arguments: the handler, an address, the rest of the request. What comes back is written to the pipe 3.
import { writeSync } from 'node:fs';
import { createServer } from 'node:http';
import { createRequire } from 'node:module';

const [handler, address, request] = process.argv.slice(2);
const loaded = createRequire(import.meta.url)(handler);
const server = createServer(typeof loaded === 'function' ? loaded : loaded.default);
server.listen(0, '127.0.0.1', async () => {
  const url = `http://127.0.0.1:${server.address().port}${address}`;
  const response = await fetch(url, JSON.parse(request));
  const type = response.headers.get('content-type');
  writeSync(3, JSON.stringify({ status: response.status, type, body: await response.text() }));
  process.exit();
});
