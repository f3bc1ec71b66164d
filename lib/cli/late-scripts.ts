/** The last part of a build: what only scripts need waits until the page has been painted. */
import { lateType } from '@/lib/late-type';

/** As Next writes them: at the head's end, and the one that starts everything at the body's. */
const scripts = /<script src="(\/_next\/static\/[^"]+)"(?: id="[^"]*")? async=""><\/script>/g;
const preloads = /<link rel="preload" as="script"[^>]*>/g;

/**
 * Lets a page's scripts wait for `LateScripts` (components/site/late-scripts.tsx), in their order.
 *
 * @param html a page as Next built it
 * @returns the page, in which no script is asked for by itself
 * @throws when there is no script to be found: Next may write its pages differently by now
 */
export function holdScripts(html: string): string {
  const held = html
    .replace(preloads, '')
    .replace(scripts, `<script src="$1" type="${lateType}"></script>`);
  if (!held.includes(`type="${lateType}"></script>`)) throw new Error('no script was found');
  return held;
}

/** @returns whether somebody will start what is held back in this page */
export const hasStarter = (html: string): boolean => html.includes(`script[type="${lateType}"]`);
