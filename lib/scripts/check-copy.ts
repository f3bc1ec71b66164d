/** `npm run check:copy`: checks the texts, links and pictures of the built pages. */
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import {
  findBrokenLinks,
  findStraightQuotes,
  findTemplateSyntax,
  findUnknownFigures,
  readPage,
} from '@/lib/scripts/copy-rules';
import { findAllPictureFaults } from '@/lib/scripts/pictures';
import { fail } from '@/lib/fail.mjs';
import { routes } from '@/lib/routes';

const BUILD_FOLDER = '.next/server/app';

if (!existsSync(BUILD_FOLDER)) fail('There is no build. Run `npm run build` first.');
const pages = new Map(
  readdirSync(BUILD_FOLDER, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.html') && file !== '_global-error.html')
    .map((file) => [
      `/${file.replaceAll(path.sep, '/').replace(/(^index)?\.html$/, '')}`,
      readPage(readFileSync(path.join(BUILD_FOLDER, file), 'utf8')),
    ]),
);
const isFile = (address: string) =>
  [
    path.join('public', address),
    path.join('.next', address.replace('/_next/', '/')),
    `${path.join(BUILD_FOLDER, address)}.body`,
  ].some((file) => statSync(file, { throwIfNoEntry: false })?.isFile());

const faults = [...pages].flatMap(([route, { texts }]) => {
  // findUnknownFigures does not know the legal periods in the privacy policy.
  const textsWithFigures = route === routes.privacyPolicy ? [] : texts;
  const brokenLinks = findBrokenLinks(route, pages, isFile).map((link) => `${link} does not exist`);
  const found = [
    ...texts.flatMap(findTemplateSyntax),
    ...texts.flatMap(findStraightQuotes),
    ...textsWithFigures.flatMap(findUnknownFigures),
    ...brokenLinks,
  ];
  return [...new Set(found)].map((fault) => `${route}: ${fault}`);
});
faults.push(...findAllPictureFaults());
if (faults.length > 0) fail([...faults, `Faults: ${faults.length}, listed above.`].join('\n'));
console.log('No faults found.');
