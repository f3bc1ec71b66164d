/**
 * What our pages are compared with, built and served in the same run by the same server: a Next
 * page without content (the floor), a Next page with one of our pages' words, font and inlined CSS,
 * and a static HTML file with the same and no script (the limit).
 */
import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { chromium, type Page } from 'playwright';
import { resultsFolder, root } from '@/bench/support/bench';
import { browserFlags, findChromium } from '@/e2e/browser';
import { startSite, type Site } from '@/e2e/support/site';
import { createRequire } from 'node:module';

const next = createRequire(import.meta.url).resolve('next/dist/bin/next');
const built = path.join(root, '.next');

/** `/` has no name to put in front of a file's ending. */
const nameOf = (route: string) => (route === '/' ? 'home' : route.slice(1));
/** @returns where the static HTML file with a route's words is served */
export const limitPath = (route: string) => `/limit/${nameOf(route)}.html`;
/** @returns where the Next page with a route's words is served */
export const wordsPath = (route: string) => `/words/${nameOf(route)}`;
export const floorPath = '/floor';
export const echoPath = '/api/echo';

/** Takes one of our built pages apart: no scripts, and no drawings, which keep their room. */
async function partsOf(page: Page, route: string) {
  const name = route === '/' ? '/index' : route;
  const html = readFileSync(path.join(built, `server/app${name}.html`), 'utf8');
  const [, font = ''] = /\/_next\/(static\/media\/[^"?]+\.woff2)/.exec(html) ?? [];
  await page.setContent(html);
  const parts = await page.evaluate(() => {
    const css = [...document.querySelectorAll('style')].map(({ textContent }) => textContent);
    const gone = document.querySelectorAll('script, style, link:not([rel="icon"])');
    for (const element of gone) element.remove();
    for (const drawing of document.querySelectorAll('svg')) drawing.replaceChildren();
    const { head, body, documentElement } = document;
    const { className } = documentElement;
    return { css: css.join(''), className, head: head.innerHTML, body: body.innerHTML };
  });
  if (!parts.css || !font) throw new Error(`${route} has no inlined styles or no font`);
  const css = parts.css.replace(/url\([^)]*\.woff2[^)]*\)/g, 'url(/limit/font.woff2)');
  return { ...parts, css, font };
}

type Parts = Awaited<ReturnType<typeof partsOf>>;

const preload =
  '<link rel="preload" href="/limit/font.woff2" as="font" crossorigin type="font/woff2">';

const limitPage = ({ className, head, body, css }: Parts) =>
  `<!doctype html><html lang="en-US" class="${className}"><head>${head}${preload}<style>${css}</style></head><body>${body}</body></html>`;

const wordsPage = (route: string, { body }: Parts) => `import './${nameOf(route)}.css';
import parse from 'html-react-parser';
export const metadata = { title: 'Words', description: 'The same words' };
export default function Page() { return parse(${JSON.stringify(body)}); }
`;

/** @param className of a page with words; the floor has none, and no font */
const layout = (className = '') => `export default function Layout({ children }) {
  return <html lang="en-US" className="${className}"><body>
    ${className && preload.replace('crossorigin', 'crossOrigin=""').replace('>', ' />')}
    {children}
  </body></html>;
}
`;

async function filesFor(routes: readonly string[], folder: string) {
  const files: Record<string, string> = {};
  const browser = await chromium.launch({ executablePath: findChromium(), args: browserFlags });
  const page = await browser.newPage({ javaScriptEnabled: false });
  for (const route of routes) {
    const parts = await partsOf(page, route);
    const name = nameOf(route);
    // A root layout each, so that no page carries another's styles.
    files[`app/(${name})/layout.jsx`] = layout(parts.className);
    files[`app/(${name})${wordsPath(route)}/page.jsx`] = wordsPage(route, parts);
    files[`app/(${name})${wordsPath(route)}/${name}.css`] = parts.css;
    files[`public${limitPath(route)}`] = limitPage(parts);
    mkdirSync(path.join(folder, 'public/limit'), { recursive: true });
    copyFileSync(path.join(built, parts.font), path.join(folder, 'public/limit/font.woff2'));
  }
  await browser.close();
  return files;
}

/**
 * Builds and serves them.
 * @param routes whose words they carry; none: the floor and the echo alone
 * @returns the running site; its folder goes when this process ends
 */
export async function startPeers(routes: readonly string[]): Promise<Site> {
  // Inside the project, because the bundler takes packages from no other tree; git ignores it.
  mkdirSync(resultsFolder, { recursive: true });
  const folder = mkdtempSync(path.join(resultsFolder, 'work-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  // `exit` does not come by itself on a signal.
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(130));
  const files = {
    'package.json': '{ "private": true, "type": "module" }',
    'next.config.mjs': `export default {
  outputFileTracingRoot: ${JSON.stringify(root)},
  experimental: { inlineCss: true, cssChunking: 'graph' },
};`,
    'app/(floor)/layout.jsx': layout(),
    // startSite asks for the front page to see whether the server is up.
    'app/(floor)/page.jsx': 'export default function Page() { return <p>Peers</p>; }',
    'app/(floor)/floor/page.jsx': 'export default function Page() { return <h1>Nothing</h1>; }',
    'app/api/echo/route.js': `export async function POST(request) {
  return Response.json(await request.json());
}`,
    ...(await filesFor(routes, folder)),
  };
  for (const [name, text] of Object.entries(files)) {
    const file = path.join(folder, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  const env = { ...process.env, NODE_ENV: 'production' as const };
  execFileSync(process.execPath, [next, 'build'], { cwd: folder, env, stdio: 'pipe' });
  return startSite({}, folder);
}
