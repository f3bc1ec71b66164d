/**
 * What our pages are compared with, built and served in the same run by the same server: a Next
 * page without content (the floor), a Next page with one of our pages' words, font and inlined CSS,
 * and a static HTML file with the same and no script (the limit).
 */
import { copyFileSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse, serialize, type DefaultTreeAdapterTypes as Tree } from 'parse5';
import { startSite, type Site } from '@/e2e/support/site';
import { root } from '@/bench/support/results';
import { buildNext, workspace, write } from '@/bench/support/workspace';

const built = path.join(root, '.next');
const htmlOf = (route: string) =>
  readFileSync(path.join(built, 'server/app', `${route === '/' ? '/index' : route}.html`), 'utf8');

/** `/` has no name to put in front of a file's ending. */
const nameOf = (route: string) => (route === '/' ? 'home' : route.slice(1));
/** @returns where the static HTML file with a route's words is served */
export const limitPath = (route: string) => `/limit/${nameOf(route)}.html`;
/** @returns where the Next page with a route's words is served */
export const wordsPath = (route: string) => `/words/${nameOf(route)}`;
export const floorPath = '/floor';
export const echoPath = '/api/echo';

const isElement = (node: Tree.ChildNode): node is Tree.Element => 'tagName' in node;
const attribute = (node: Tree.Element, name: string) =>
  node.attrs.find((one) => one.name === name)?.value;

/** A page without scripts and without what is inside its drawings: they keep their room. */
function strip(node: Tree.ParentNode): void {
  node.childNodes = node.childNodes.filter((child) => {
    if (!isElement(child)) return child.nodeName !== '#comment';
    if (child.tagName === 'script' || child.tagName === 'style') return false;
    return child.tagName !== 'link' || attribute(child, 'rel') === 'icon';
  });
  for (const child of node.childNodes) {
    if (!isElement(child)) continue;
    if (child.tagName === 'svg') child.childNodes = [];
    else strip(child);
  }
}

const find = (node: Tree.ParentNode, tag: string): Tree.Element => {
  const inside = node.childNodes.filter(isElement);
  const found = inside.find(({ tagName }) => tagName === tag);
  return found ?? find(inside.find(({ tagName }) => tagName === 'html') as Tree.Element, tag);
};

/** Names that React spells its own way; the rest it takes as HTML spells them. */
const spelled: Record<string, string> = {
  class: 'className',
  for: 'htmlFor',
  tabindex: 'tabIndex',
  novalidate: 'noValidate',
  autocomplete: 'autoComplete',
  inputmode: 'inputMode',
  viewbox: 'viewBox',
  readonly: 'readOnly',
  maxlength: 'maxLength',
};
/** What makes an input one that React must be told about. */
const controlled = new Set(['value', 'checked', 'selected', 'style']);
/** Empty in HTML, and true. */
const flags = new Set(['required', 'hidden', 'disabled', 'multiple', 'novalidate', 'readonly']);

/** @returns the node as JSX, to be compiled like anybody's page */
function jsx(node: Tree.ChildNode): string {
  if ('value' in node) return `{${JSON.stringify(node.value)}}`;
  if (!isElement(node)) return '';
  const attributes = node.attrs
    .filter(({ name }) => !controlled.has(name) || node.tagName === 'option')
    .map(
      ({ name, value }) =>
        ` ${spelled[name] ?? name}={${flags.has(name) || JSON.stringify(value)}}`,
    );
  const inner = node.childNodes.map(jsx).join('');
  return `<${node.tagName}${attributes.join('')}>${inner}</${node.tagName}>`.replace(
    /><\/(input|br|hr|img)>/,
    '/>',
  );
}

interface Parts {
  css: string;
  /** Where the build keeps the font. */
  font: string;
  document: Tree.Document;
}

/** Takes one of our built pages apart. */
function partsOf(route: string): Parts {
  const html = htmlOf(route);
  const [, font = ''] = /\/_next\/(static\/media\/[^"?]+\.woff2)/.exec(html) ?? [];
  const document = parse(html);
  const css = find(document, 'head')
    .childNodes.filter((node) => node.nodeName === 'style')
    .flatMap((node) => ('childNodes' in node ? node.childNodes : []))
    .map((node) => ('value' in node ? node.value : ''))
    .join('');
  if (css === '') throw new Error(`${route} has no inlined styles`);
  strip(document);
  return {
    css: css.replace(/url\([^)]*\.woff2[^)]*\)/g, 'url(/limit/font.woff2)'),
    font,
    document,
  };
}

const preload =
  '<link rel="preload" href="/limit/font.woff2" as="font" crossorigin type="font/woff2">';

function limitPage({ document, css }: Parts): string {
  return serialize(document).replace('</head>', () => `${preload}<style>${css}</style></head>`);
}

function wordsPage(route: string, { document }: Parts): string {
  const body = find(document, 'body').childNodes.map(jsx).join('');
  return `import './${nameOf(route)}.css';
export const metadata = { title: 'Words', description: 'The same words' };
export default function Page() { return <>${body}</>; }
`;
}

/** @param className of a page with words; the floor has none, and no font */
const layout = (className = '') => `export default function Layout({ children }) {
  return <html lang="en-US" className="${className}"><body>
    ${className && preload.replace('crossorigin', 'crossOrigin=""').replace('>', ' />')}
    {children}
  </body></html>;
}
`;

/**
 * Builds and serves them.
 * @param routes whose words they carry; none: the floor and the echo alone
 */
export async function startPeers(routes: readonly string[]): Promise<Site> {
  const folder = workspace('peers');
  write(folder, {
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
  });
  for (const route of routes) {
    const parts = partsOf(route);
    const name = nameOf(route);
    const className = attribute(find(parts.document, 'html'), 'class');
    write(folder, {
      // A root layout each, so that no page carries another's styles.
      [`app/(${name})/layout.jsx`]: layout(className),
      [`app/(${name})${wordsPath(route)}/page.jsx`]: wordsPage(route, parts),
      [`app/(${name})${wordsPath(route)}/${name}.css`]: parts.css,
      [`public${limitPath(route)}`]: limitPage(parts),
    });
    copyFileSync(path.join(built, parts.font), path.join(folder, 'public/limit/font.woff2'));
  }
  await buildNext(folder);
  return startSite({}, folder);
}
