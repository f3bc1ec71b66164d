import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { attribute, elementsOf, ownText, type Element } from '@/lib/scripts/html';

/** What a policy must name for the pages of one build to work. */
export interface CspHashes {
  /** By route: the hashes of the inline scripts of its page. */
  scripts: Record<string, string[]>;
  /**
   * The hashes of every page's inline style, and of every stylesheet: React inserts a stylesheet's
   * text as a `<style>` when a visitor follows a link, under the policy of the page that was
   * loaded first.
   */
  styles: string[];
}

/** Scripts of these types hold data: the browser does not run them, so no policy applies. */
const dataTypes = ['application/json', 'application/ld+json'];

const hashOf = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`;
const unique = (values: string[]) => [...new Set(values)];

const isInline = (element: Element) =>
  attribute(element, 'src') === undefined && !dataTypes.includes(attribute(element, 'type') ?? '');

/**
 * @param html a page as Next wrote it
 * @param tag which elements to look for
 * @returns the hash of each inline script or style, as a policy names it (CSP level 3, section
 *   2.3.1), each once, in the order of the page
 */
export function hashesIn(html: string, tag: 'script' | 'style'): string[] {
  const inline = elementsOf(html).filter((one) => one.tagName === tag && isInline(one));
  return unique(inline.map(ownText).map(hashOf));
}

const filesIn = (folder: string, ending: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith(ending))
    .sort();

/**
 * @param build the folder that `next build` wrote, like `.next`
 * @returns the hashes of its pages and stylesheets
 */
export function cspHashes(build: string): CspHashes {
  const folder = path.join(build, 'server/app');
  const pages = filesIn(folder, '.html').map((file) => {
    const name = file.slice(0, -'.html'.length).split(path.sep).join('/');
    const html = readFileSync(path.join(folder, file), 'utf8');
    return { route: name === 'index' ? '/' : `/${name}`, html };
  });
  const stylesheets = filesIn(path.join(build, 'static'), '.css').map((file) =>
    readFileSync(path.join(build, 'static', file), 'utf8'),
  );
  return {
    scripts: Object.fromEntries(pages.map(({ route, html }) => [route, hashesIn(html, 'script')])),
    styles: unique([
      ...pages.flatMap(({ html }) => hashesIn(html, 'style')),
      ...stylesheets.map(hashOf),
    ]),
  };
}
