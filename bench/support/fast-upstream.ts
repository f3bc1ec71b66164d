/** An upstream that answers 200 at once; bench/submit.ts starts it with `fork` and receives its port. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

const server = createServer((request, response) => {
  request.resume().on('end', () => {
    response.writeHead(200, { 'content-type': 'application/json' }).end('{"ok":true}');
  });
});

process.on('disconnect', () => process.exit());
server.listen(0, '127.0.0.1', () => {
  process.send?.({ port: (server.address() as AddressInfo).port });
});
