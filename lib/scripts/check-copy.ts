/**
 * `npm run check:copy`: reads what visitors read, in the copy files and in the pages of the last
 * build. It lists missing texts, empty words, double spaces, straight quotes, figures that
 * lib/content/facts.ts does not know, pictures without alternative text, links within the site that lead
 * nowhere, and social cards that quote another headline than their page.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { blankOf, faultsOf, textsIn } from '@/lib/scripts/copy-rules';
import { contradictions } from '@/lib/scripts/fact-rules';
import { deadLinks, readPage } from '@/lib/scripts/page-rules';
import { fail } from '@/lib/scripts/project';
import { pages as words } from '@/lib/content/pages';
import type { Route } from '@/lib/site';

const BUILT = '.next/server/app';

const filesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => path.join(folder, file));

/** Its days are terms of law and of RETENTION_DAYS, not claims. */
const isPolicy = (file: string) => file.startsWith(path.join('components', 'privacy'));

/** A function of a copy file is not called here: what it says stands in the built pages. */
async function copyFaults(): Promise<string[]> {
  const files = [
    ...filesIn('components').filter((file) => path.basename(file) === 'copy.ts'),
    ...['pages', 'phrases', 'roles', 'forms/messages'].map((name) => `lib/${name}.ts`),
  ];
  const found = await Promise.all(
    files.map(async (file) => {
      const exported: unknown = await import(pathToFileURL(file).href);
      return textsIn({ ...(exported as object) }).flatMap(([at, text]) =>
        [
          ...blankOf(at, text),
          ...faultsOf(text),
          ...(isPolicy(file) ? [] : contradictions(text)),
        ].map((fault) => `${file}, ${at}: ${fault}`),
      );
    }),
  );
  return found.flat();
}

function builtPages() {
  const routeOf = (file: string) =>
    `/${path.relative(BUILT, file).slice(0, -'.html'.length)}`.replace(/^\/index$/, '/');
  return new Map(
    filesIn(BUILT)
      .filter((file) => file.endsWith('.html') && !file.includes('_global-error'))
      .sort()
      .map((file) => [routeOf(file), readPage(readFileSync(file, 'utf8'))]),
  );
}

function pageFaults(): string[] {
  const pages = builtPages();
  const isFile = (name: string) =>
    existsSync(path.join('public', name)) || existsSync(`${path.join(BUILT, name)}.body`);
  const dead = deadLinks(pages, isFile);
  return [...pages].flatMap(([route, { faults, headline }]) => {
    const card = (words[route as Route]?.headline ?? headline).replace(/\s+/g, ' ');
    return [
      ...faults,
      ...dead.get(route)!.map((link) => `a link to ${link}, where nothing is`),
      ...(card === headline
        ? []
        : [`headline “${headline}”, but lib/content/pages.ts has “${card}”`]),
    ].map((fault) => `${route}: ${fault}`);
  });
}

if (!existsSync(BUILT)) fail('There are no built pages to read yet: run `npm run build` first.');
const faults = [...(await copyFaults()), ...pageFaults()];
for (const fault of faults) console.error(fault);
if (faults.length > 0) fail(`check:copy found ${faults.length}.`);
console.log('check:copy found nothing.');
