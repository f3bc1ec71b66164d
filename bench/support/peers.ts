/**
 * Builds and serves pages to compare the site's pages with: an empty Next page (the floor), and for each route, a bare
 * Next page and a static HTML file. These two have the route's text, font and inlined CSS. The file has no script.
 */
import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { DomUtils, parseDocument } from 'htmlparser2';
import { resultsFolder, root } from '@/bench/support/bench';
import { startSite, type Site } from '@/e2e/support/site';

const next = path.join(root, 'node_modules/next/dist/bin/next');
const buildFolder = path.join(root, '.next');

const getPageName = (route: string) => (route === '/' ? 'home' : route.slice(1));
export const getStaticFilePath = (route: string) => `/static-file/${getPageName(route)}.html`;
export const getBarePagePath = (route: string) => `/bare-page/${getPageName(route)}`;
export const floorPath = '/floor';
export const echoPath = '/api/echo';

/** Extracts the parts of a built page. Removes scripts, styles, links and the content of drawings. */
function extractParts(route: string) {
  const name = route === '/' ? '/index' : route;
  const html = readFileSync(path.join(buildFolder, `server/app${name}.html`), 'utf8');
  const [, font] = /\/_next\/(static\/media\/[^"?]+\.woff2)/.exec(html) ?? [];
  const page = parseDocument(html);
  const findAll = (tag: string) => DomUtils.getElementsByTagName(tag, page);
  const css = findAll('style').map(DomUtils.textContent).join('');
  if (!css || !font) throw new Error(`${route} has no inlined styles or no font`);
  const links = findAll('link').filter(({ attribs }) => attribs.rel !== 'icon');
  for (const element of [...findAll('script'), ...findAll('style'), ...links])
    DomUtils.removeElement(element);
  for (const drawing of findAll('svg')) drawing.children = [];
  const getInnerHtml = (tag: string) => DomUtils.getInnerHTML(findAll(tag)[0]!);
  return {
    css: css.replace(/url\([^)]*\.woff2[^)]*\)/g, 'url(/static-file/font.woff2)'),
    className: findAll('html')[0]!.attribs.class,
    head: getInnerHtml('head'),
    body: getInnerHtml('body'),
    font,
  };
}

type Parts = ReturnType<typeof extractParts>;

const preload =
  '<link rel="preload" href="/static-file/font.woff2" as="font" crossorigin type="font/woff2">';

const renderStaticFile = ({ className, head, body, css }: Parts) =>
  `<!doctype html><html lang="en-US" class="${className}"><head>${head}${preload}<style>${css}</style></head><body>${body}</body></html>`;

const renderBarePage = (route: string, { body }: Parts) => `import './${getPageName(route)}.css';
export const metadata = { title: 'Bare page', description: 'The same text' };
const html = { __html: ${JSON.stringify(body)} };
export default function Page() { return <div dangerouslySetInnerHTML={html} />; }
`;

/** Renders a root layout. The floor's layout has no class and no font. */
const renderLayout = (className = '') => `export default function Layout({ children }) {
  return <html lang="en-US" className="${className}"><body>
    ${className && preload.replace('crossorigin', 'crossOrigin=""').replace('>', ' />')}
    {children}
  </body></html>;
}
`;

/** Creates a route's bare page and static file. Each route has a root layout, so that it gets only its own CSS. */
function createPages(route: string, folder: string) {
  const parts = extractParts(route);
  const name = getPageName(route);
  mkdirSync(path.join(folder, 'public/static-file'), { recursive: true });
  copyFileSync(
    path.join(buildFolder, parts.font),
    path.join(folder, 'public/static-file/font.woff2'),
  );
  return {
    [`app/(${name})/layout.jsx`]: renderLayout(parts.className),
    [`app/(${name})${getBarePagePath(route)}/page.jsx`]: renderBarePage(route, parts),
    [`app/(${name})${getBarePagePath(route)}/${name}.css`]: parts.css,
    [`public${getStaticFilePath(route)}`]: renderStaticFile(parts),
  };
}

/** Builds and serves the pages in a folder that is removed when this process ends. */
export async function startPeers(routes: readonly string[]): Promise<Site> {
  // A folder inside the project, so that the bundler finds the packages. Git ignores it.
  mkdirSync(resultsFolder, { recursive: true });
  const folder = mkdtempSync(path.join(resultsFolder, 'work-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  // A signal ends the process without the `exit` event.
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(130));
  const files: Record<string, string> = {
    'package.json': '{ "private": true, "type": "module" }',
    'next.config.mjs': `export default {
  outputFileTracingRoot: ${JSON.stringify(root)},
  experimental: { inlineCss: true, cssChunking: 'graph' },
};`,
    'app/(floor)/layout.jsx': renderLayout(),
    // startSite waits until the home page answers.
    'app/(floor)/page.jsx': 'export default function Page() { return <p>Peers</p>; }',
    'app/(floor)/floor/page.jsx': 'export default function Page() { return <h1>Empty</h1>; }',
    'app/api/echo/route.js': `export async function POST(request) {
  return Response.json(await request.json());
}`,
  };
  for (const route of routes) Object.assign(files, createPages(route, folder));
  for (const [name, text] of Object.entries(files)) {
    const file = path.join(folder, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  const env = { ...process.env, NODE_ENV: 'production' as const };
  execFileSync(process.execPath, [next, 'build'], { cwd: folder, env, stdio: 'pipe' });
  return startSite({}, folder);
}
