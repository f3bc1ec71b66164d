/**
 * What Next writes into a page for its scripts alone: the page once more as React's data
 * ("flight"), half of the HTML, and what starts the scripts. Scripts wait, so both may too.
 */
import { stepsOf, type Start } from '@/lib/cli/late-steps';
import { lateType } from '@/lib/late-type';

const begin = /<script>\(self\.__next_f=self\.__next_f\|\|\[\]\)\.push\(\[0\]\)<\/script>/;
const pieces = /<script>self\.__next_f\.push\((\[[\s\S]*?\])\)<\/script>/g;
const starter =
  /<script id="_R_">\(globalThis\["TURBOPACK"\] \|\| \(globalThis\["TURBOPACK"\] = \[\]\)\)\.push\((\{[^<]*\})\);<\/script>/;

/** The text of one piece; Next has other kinds, for forms without a script and for bytes. */
function textOf(json: string): string {
  const piece = JSON.parse(json) as unknown;
  if (Array.isArray(piece) && piece.length === 2 && piece[0] === 1 && typeof piece[1] === 'string')
    return piece[1];
  throw new Error('data of a kind that is not known');
}

/**
 * Takes a page's data out of it. What is left is a script that does not run and tells
 * `LateScripts` (components/site/late-scripts.tsx) where the data is and what to start with it.
 *
 * @param html a page as Next built it
 * @param keep puts the data into a file of its own, and gives its address
 * @param read gives a file of the build, as Next names it to its loader
 * @returns the page without its data
 * @throws when it is not found, or not as expected: Next may write its pages differently by now
 */
export function holdData(
  html: string,
  keep: (data: string) => string,
  read: (chunk: string) => string,
): string {
  const data = [...html.matchAll(pieces)].map(([, json = '']) => textOf(json)).join('');
  const [, start] = starter.exec(html) ?? [];
  if (!begin.test(html) || data === '' || !start) throw new Error('no data was found');
  const steps = JSON.stringify(stepsOf(JSON.parse(start) as Start, read));
  const address = keep(data);
  return html
    .replace(begin, '')
    .replace(pieces, '')
    .replace(starter, `<script type="${lateType}" data-page="${address}">${steps}</script>`);
}
