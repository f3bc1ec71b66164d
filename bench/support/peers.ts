/**
 * What our pages are compared with, built and served in the same run by the same server: a Next
 * page without content (the floor), a Next page with one of our pages' words, font and inlined CSS,
 * and a static HTML file with the same and no script (the limit).
 */
import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { DomUtils, parseDocument } from 'htmlparser2';
import { resultsFolder, root } from '@/bench/support/bench';
import { startSite, type Site } from '@/e2e/support/site';

const next = path.join(root, 'node_modules/next/dist/bin/next');
const built = path.join(root, '.next');

const nameOf = (route: string) => (route === '/' ? 'home' : route.slice(1));
/** Where the static HTML file and the Next page with a route's words are served. */
export const limitPath = (route: string) => `/limit/${nameOf(route)}.html`;
export const wordsPath = (route: string) => `/words/${nameOf(route)}`;
export const floorPath = '/floor';
export const echoPath = '/api/echo';

/** Takes one of our built pages apart: no scripts, and no drawings, which keep their room. */
function partsOf(route: string) {
  const name = route === '/' ? '/index' : route;
  const html = readFileSync(path.join(built, `server/app${name}.html`), 'utf8');
  const [, font] = /\/_next\/(static\/media\/[^"?]+\.woff2)/.exec(html) ?? [];
  const page = parseDocument(html);
  const all = (tag: string) => DomUtils.getElementsByTagName(tag, page);
  const css = all('style').map(DomUtils.textContent).join('');
  if (!css || !font) throw new Error(`${route} has no inlined styles or no font`);
  const links = all('link').filter(({ attribs }) => attribs.rel !== 'icon');
  for (const gone of [...all('script'), ...all('style'), ...links]) DomUtils.removeElement(gone);
  for (const drawing of all('svg')) drawing.children = [];
  const inside = (tag: string) => DomUtils.getInnerHTML(all(tag)[0]!);
  return {
    css: css.replace(/url\([^)]*\.woff2[^)]*\)/g, 'url(/limit/font.woff2)'),
    className: all('html')[0]!.attribs.class,
    head: inside('head'),
    body: inside('body'),
    font,
  };
}

type Parts = ReturnType<typeof partsOf>;

const preload =
  '<link rel="preload" href="/limit/font.woff2" as="font" crossorigin type="font/woff2">';

const limitPage = ({ className, head, body, css }: Parts) =>
  `<!doctype html><html lang="en-US" class="${className}"><head>${head}${preload}<style>${css}</style></head><body>${body}</body></html>`;

const wordsPage = (route: string, { body }: Parts) => `import './${nameOf(route)}.css';
export const metadata = { title: 'Words', description: 'The same words' };
const html = { __html: ${JSON.stringify(body)} };
export default function Page() { return <div dangerouslySetInnerHTML={html} />; }
`;

/** The floor has no class, and no font. */
const layout = (className = '') => `export default function Layout({ children }) {
  return <html lang="en-US" className="${className}"><body>
    ${className && preload.replace('crossorigin', 'crossOrigin=""').replace('>', ' />')}
    {children}
  </body></html>;
}
`;

/** The pages of a route; a root layout each, so that no page carries another's styles. */
function filesFor(route: string, folder: string) {
  const parts = partsOf(route);
  const name = nameOf(route);
  mkdirSync(path.join(folder, 'public/limit'), { recursive: true });
  copyFileSync(path.join(built, parts.font), path.join(folder, 'public/limit/font.woff2'));
  return {
    [`app/(${name})/layout.jsx`]: layout(parts.className),
    [`app/(${name})${wordsPath(route)}/page.jsx`]: wordsPage(route, parts),
    [`app/(${name})${wordsPath(route)}/${name}.css`]: parts.css,
    [`public${limitPath(route)}`]: limitPage(parts),
  };
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
  const files: Record<string, string> = {
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
  };
  for (const route of routes) Object.assign(files, filesFor(route, folder));
  for (const [name, text] of Object.entries(files)) {
    const file = path.join(folder, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  const env = { ...process.env, NODE_ENV: 'production' as const };
  execFileSync(process.execPath, [next, 'build'], { cwd: folder, env, stdio: 'pipe' });
  return startSite({}, folder);
}
