/** Serves the static side of a Vercel build on 127.0.0.1 and opens its pages in Chromium. */
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { chromium, type Browser } from 'playwright';
import { browserFlags, findChromium } from '@/e2e/browser';
import { hydrated } from '@/e2e/fixtures/hydrated';
import type { VercelOutput } from '@/e2e/vercel/output';

/** Next's own pages for a failure: plain words, whose style attributes a strict policy refuses. */
const byNext = ['/500', '/_global-error'];

function serve(output: VercelOutput) {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://here');
    // Page speed is reported to a function; the report is no part of what is looked at here.
    if (pathname === '/api/vitals') return void response.writeHead(204).end();
    const asked = request.headers as Record<string, string>;
    const { file, status, headers } = output.answer(pathname, request.method, asked);
    // The address here is not that of a deployment, which has TLS.
    delete headers['strict-transport-security'];
    response.writeHead(status, headers).end(file ? readFileSync(file) : undefined);
  });
  return server.listen(0, '127.0.0.1');
}

/** @returns what is wrong with a page; its console says what its policy refuses, too */
async function problemsAt(browser: Browser, url: string, path: string): Promise<string[]> {
  const page = await browser.newPage();
  const lines: string[] = [];
  page.on('console', (message) => lines.push(`console: ${message.text()}`));
  page.on('pageerror', (error) => lines.push(`uncaught: ${error.message}`));
  const response = (await page.goto(url + path))!;
  const { 'content-security-policy': policy, 'cache-control': cacheControl } = response.headers();
  if (!policy) lines.push('no policy');
  if (cacheControl !== 'public, max-age=0, must-revalidate') lines.push(`kept: ${cacheControl}`);
  const isByNext = byNext.includes(path);
  if (!isByNext) await hydrated(page).catch(() => lines.push('scripts do not run'));
  const named = await page.evaluate(() =>
    [...document.querySelectorAll('[src], link:not([rel="canonical"])[href]')].map(
      (element) => element.getAttribute('src') ?? element.getAttribute('href') ?? '',
    ),
  );
  for (const file of new Set(named.filter((address) => address.startsWith('/')))) {
    const status = (await page.request.get(url + file)).status();
    if (status !== 200) lines.push(`${file} is answered ${status}`);
  }
  await page.close();
  // Chromium says in the console that a page has an error's status, as some should.
  const said = lines.filter((line) => response.ok() || !line.includes('responded with a status'));
  const ours = said.filter((line) => !isByNext || !line.includes('style'));
  return ours.map((line) => `${path}: ${line}`);
}

/** @returns what is wrong with the pages of a build, one line each */
export async function problemsOfPages(output: VercelOutput): Promise<string[]> {
  const server = serve(output);
  await once(server, 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const browser = await chromium.launch({ executablePath: findChromium(), args: browserFlags });
  const paths = [...output.pages(), '/no-such-page'];
  const problems: string[] = [];
  for (const path of paths) problems.push(...(await problemsAt(browser, url, path)));
  await browser.close();
  server.close();
  server.closeAllConnections();
  console.log(`${paths.length} pages opened in Chromium: ${paths.join(' ')}`);
  return problems;
}
