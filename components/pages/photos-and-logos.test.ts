import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { people } from '@/components/pages/about/team';
import { logos } from '@/components/pages/home/logos';

const PICTURE = /^[\w-]+\.(svg|png|jpg|jpeg|webp|avif)$/;

test.each([
  ['components/pages/about/portraits', people.map(({ portrait }) => portrait)],
  ['public/logos', logos.map(({ file }) => file)],
])('%s has exactly the pictures that are used, with endings in lower case', (folder, used) => {
  // The list of the folder, because macOS and Windows also find a file whose name differs in case.
  const files = readdirSync(folder).filter((file) => !file.startsWith('.'));
  expect(
    files.filter((file) => !PICTURE.test(file)),
    `Rename in ${folder}: letters, digits and hyphens, then an ending in lower case (.jpg)`,
  ).toEqual([]);
  expect(
    files.filter((file) => !used.includes(file)),
    `Delete from ${folder}, or use`,
  ).toEqual([]);
  expect(
    used.filter((file) => !files.includes(file)),
    `Missing in ${folder}`,
  ).toEqual([]);
});
