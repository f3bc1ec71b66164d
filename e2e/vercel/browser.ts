/** Serves the static side of a Vercel build on 127.0.0.1 and opens it in Chromium. */
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { chromium, type Browser } from 'playwright';
import { browserFlags, findChromium } from '@/e2e/browser';
import type { VercelOutput } from '@/e2e/vercel/output';

const addresses = ['/', '/brands', '/no-such-page'];

async function serve(output: VercelOutput) {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://here');
    // Page speed is reported to a function; the report is no part of what is looked at here.
    if (pathname === '/api/vitals') return void response.writeHead(204).end();
    const asked = request.headers as IncomingHttpHeaders & Record<string, string>;
    const { file, status, headers } = output.answer(pathname, request.method, asked);
    // The address here is not that of a deployment, which has TLS.
    delete headers['strict-transport-security'];
    response.writeHead(status, headers).end(file ? readFileSync(file) : undefined);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    stop: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

/** @returns what is wrong with one page: what its console says, or that it is not hydrated */
async function problemsAt(browser: Browser, url: string): Promise<string[]> {
  const page = await browser.newPage();
  const lines: string[] = [];
  const { pathname } = new URL(url);
  page.on('console', (message) => lines.push(`${pathname}: console: ${message.text()}`));
  page.on('pageerror', (error) => lines.push(`${pathname}: uncaught: ${error.message}`));
  const response = await page.goto(url);
  // The header's state follows the scroll position by script alone.
  const isAlive = await page
    .waitForFunction(
      () => {
        window.scrollTo({ top: window.scrollY > 0 ? 0 : 300, behavior: 'instant' });
        return document.querySelector('header')?.dataset.scrolled === 'true';
      },
      undefined,
      { timeout: 30_000, polling: 200 },
    )
    .catch(() => null);
  if (!isAlive) lines.push(`${pathname}: scripts do not run`);
  await page.close();
  // Chromium says in the console that a page is a 404, which an unknown address should be.
  const is404 = response?.status() === 404;
  return lines.filter((line) => !(is404 && line.includes('the server responded with a status')));
}

/** @returns what is wrong with the build in a browser, one line each */
export async function problemsInBrowser(output: VercelOutput): Promise<string[]> {
  const { url, stop } = await serve(output);
  const browser = await chromium.launch({ executablePath: findChromium(), args: browserFlags });
  const problems: string[] = [];
  for (const address of addresses) problems.push(...(await problemsAt(browser, url + address)));
  await browser.close();
  await stop();
  console.log(`${addresses.length} addresses opened in Chromium`);
  return problems;
}
