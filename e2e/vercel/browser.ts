/** Serves the static side of a Vercel build on 127.0.0.1 and runs the smoke tests against it. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { VercelOutput } from '@/e2e/vercel/output';

async function serve(output: VercelOutput) {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://here');
    const asked = request.headers as Record<string, string>;
    const { file, status, headers } = output.answer(pathname, request.method, asked);
    // The address here is not that of a deployment, which has TLS.
    delete headers['strict-transport-security'];
    response.writeHead(status, headers).end(file ? readFileSync(file) : undefined);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, server };
}

/** @returns what is wrong with the pages of a build, one line each */
export async function problemsOfPages(output: VercelOutput): Promise<string[]> {
  const problems: string[] = [];
  for (const path of output.pages()) {
    const { 'content-security-policy': policy, 'cache-control': kept } =
      output.answer(path).headers;
    if (!policy) problems.push(`${path}: no policy`);
    if (kept !== 'public, max-age=0, must-revalidate') problems.push(`${path}: kept: ${kept}`);
  }
  const { url, server } = await serve(output);
  const args = ['playwright', 'test', '--grep', '@smoke', '--project', 'desktop'];
  const env = { ...process.env, BASE_URL: url };
  const [status] = await once(spawn('npx', args, { env, stdio: 'inherit' }), 'exit');
  if (status !== 0) problems.push('a smoke test failed: see above');
  server.close();
  server.closeAllConnections();
  return problems;
}
