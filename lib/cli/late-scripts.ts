/** The second half of a build: the pages' scripts wait until the page has been painted. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { lateType } from '@/lib/late-type';

/** As Next writes them: at the head's end, and the one that starts everything at the body's. */
const scripts = /<script src="(\/_next\/static\/[^"]+)"(?: id="[^"]*")? async=""><\/script>/g;
const preloads = /<link rel="preload" as="script"[^>]*>/g;

/**
 * Lets a page's scripts wait for `LateScripts` (components/site/late-scripts.tsx), in their order.
 *
 * @param html a page as Next built it
 * @returns the page, in which no script is asked for by itself; a page that has nobody to start
 *   them stays as it is
 * @throws when there is no script to be found: Next may write its pages differently by now
 */
export function holdScripts(html: string): string {
  if (!html.includes(`script[type="${lateType}"]`)) return html;
  const held = html
    .replace(preloads, '')
    .replace(scripts, `<script src="$1" type="${lateType}"></script>`);
  if (!held.includes(`type="${lateType}"></script>`)) throw new Error('no script was found');
  return held;
}

/**
 * Does so to every page of a build. Nothing else needs to know: a server sends these files as they
 * are, and so does Vercel.
 *
 * @param folder where the build keeps its pages, like `.next/server/app`
 * @throws when a page has no script, by its name
 */
export function holdScriptsIn(folder: string): void {
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!name.endsWith('.html')) continue;
    const file = path.join(folder, name);
    try {
      writeFileSync(file, holdScripts(readFileSync(file, 'utf8')));
    } catch (error) {
      throw new Error(`${name}: ${error instanceof Error ? error.message : String(error)}`);
    }
  }
}
