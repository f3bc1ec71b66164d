import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { lateType } from '@/lib/late-type';

const INLINE_SCRIPT =
  /<script(?<attributes>(?:\s(?![^>]*\bsrc=)[^>]*)?)>(?<text>[\s\S]*?)<\/script>/g;
/** Data, which a browser does not run and a policy does not concern; or none that it runs by itself. */
const IS_DATA = new RegExp(`\\btype="(application/(ld\\+)?json|${lateType})"`);

/**
 * @param html a page as Next wrote it
 * @returns for each script that stands in the page itself, its hash as a policy names it
 *   (CSP level 3, section 2.3.1), each once, in the order of the page
 */
export function hashesOf(html: string): string[] {
  const hashes = [...html.matchAll(INLINE_SCRIPT)]
    .filter(({ groups }) => !IS_DATA.test(groups?.attributes ?? ''))
    .map(({ groups }) =>
      createHash('sha256')
        .update(groups?.text ?? '')
        .digest('base64'),
    );
  return [...new Set(hashes)].map((hash) => `sha256-${hash}`);
}

/**
 * @param folder where `next build` puts the pages it rendered
 * @returns the hashes of each page's inline scripts by its route
 */
export function inlineScriptHashes(folder: string): Record<string, string[]> {
  return Object.fromEntries(
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.html'))
      .sort()
      .map((file) => {
        const name = file.slice(0, -'.html'.length).split(path.sep).join('/');
        const html = readFileSync(path.join(folder, file), 'utf8');
        return [name === 'index' ? '/' : `/${name}`, hashesOf(html)];
      }),
  );
}
