/**
 * `npm run check:copy`: reads the pages of the last build and reports what breaks the rules of copy-rules.ts.
 * Some texts are on no page at first; ESLint checks the copy files for quotes and unfilled figures.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import {
  contradictions,
  deadLinks,
  readPage,
  straightQuotes,
  unfilledFigures,
} from '@/lib/scripts/copy-rules';
import { fail } from '@/lib/fail.mjs';
import { routes } from '@/lib/site';

const BUILT = '.next/server/app';

if (!existsSync(BUILT)) fail('There are no built pages to read yet: run `npm run build` first.');
const pages = new Map(
  readdirSync(BUILT, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.html') && file !== '_global-error.html')
    .map((file) => [
      `/${file.replaceAll(path.sep, '/').replace(/(^index)?\.html$/, '')}`,
      readPage(readFileSync(path.join(BUILT, file), 'utf8')),
    ]),
);
const isFile = (name: string) =>
  existsSync(path.join('public', name)) ||
  existsSync(name.replace('/_next/', '.next/')) ||
  existsSync(`${path.join(BUILT, name)}.body`);

const faults = [...pages].flatMap(([route, { texts }]) => {
  // Its days are terms of law and of RETENTION_DAYS, not claims.
  const claims = route === routes.privacyPolicy ? [] : texts;
  const dead = deadLinks(route, pages, isFile).map((link) => `${link} does not exist`);
  const found = [
    ...texts.flatMap(unfilledFigures),
    ...texts.flatMap(straightQuotes),
    ...claims.flatMap(contradictions),
    ...dead,
  ];
  return [...new Set(found)].map((fault) => `${route}: ${fault}`);
});
if (faults.length > 0) fail([...faults, `check:copy found ${faults.length}.`].join('\n'));
console.log('check:copy found nothing.');
