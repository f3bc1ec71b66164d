/**
 * `npm run check:copy`: reads what visitors read, in the copy files and in the pages of the last
 * build, and names figures that lib/content/facts.ts does not know, links and pictures within the site
 * that lead nowhere, and straight quotes.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import {
  contradictions,
  deadLinks,
  readPage,
  straightQuotes,
  textsIn,
} from '@/lib/scripts/copy-rules';
import { fail } from '@/lib/scripts/project';

const BUILT = '.next/server/app';

const filesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => path.join(folder, file));

/** Its days are terms of law and of RETENTION_DAYS, not claims. */
const isPolicy = (file: string) => file.startsWith(path.join('components', 'privacy'));

/** A function of a copy file is not called here: what it says stands in the built pages. */
async function copyFaults(): Promise<string[]> {
  const names = ['content/pages', 'content/phrases', 'content/roles', 'forms/messages'];
  const files = [
    ...filesIn('components').filter((file) => path.basename(file) === 'copy.ts'),
    ...names.map((name) => `lib/${name}.ts`),
  ];
  const found = files.map(async (file) => {
    const exported: unknown = await import(pathToFileURL(file).href);
    return textsIn({ ...(exported as object) }).flatMap(([at, text]) =>
      [...straightQuotes(text), ...(isPolicy(file) ? [] : contradictions(text))].map(
        (fault) => `${file}, ${at}: ${fault}`,
      ),
    );
  });
  return (await Promise.all(found)).flat();
}

function pageFaults(): string[] {
  const routeOf = (file: string) =>
    `/${path.relative(BUILT, file).slice(0, -'.html'.length)}`.replace(/^\/index$/, '/');
  const pages = new Map(
    filesIn(BUILT)
      .filter((file) => file.endsWith('.html') && !file.includes('_global-error'))
      .map((file) => [routeOf(file), readPage(readFileSync(file, 'utf8'))]),
  );
  const isFile = (name: string) =>
    existsSync(path.join('public', name)) || existsSync(`${path.join(BUILT, name)}.body`);
  const dead = deadLinks(pages, isFile);
  return [...pages].flatMap(([route, { texts }]) =>
    [
      ...new Set(texts.flatMap(straightQuotes)),
      ...dead.get(route)!.map((link) => `a link to ${link}, where nothing is`),
    ].map((fault) => `${route}: ${fault}`),
  );
}

if (!existsSync(BUILT)) fail('There are no built pages to read yet: run `npm run build` first.');
const faults = [...(await copyFaults()), ...pageFaults()];
for (const fault of faults) console.error(fault);
if (faults.length > 0) fail(`check:copy found ${faults.length}.`);
console.log('check:copy found nothing.');
