import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** Licenses that are compatible with the MIT License of this project. */
const ACCEPTED = [
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'CC0-1.0',
  'ISC',
  'MIT',
  'Python-2.0',
  'Unlicense',
  'Zlib',
  // caniuse-lite: only the build uses its data, and the package contains the attribution.
  'CC-BY-4.0',
  // libvips: sharp loads it as a separate, unchanged library.
  'LGPL-3.0-or-later',
  // The conditions of this license apply only to changed files of the package.
  'MPL-2.0',
  // Archivo: distributed with components/styles/fonts/OFL.txt.
  'OFL-1.1',
];

/** Packages without a `license` field, whose license files contain BSD-3-Clause. */
const REVIEWED = ['node_modules/parse-cache-control'];

test('every package in package-lock.json has an accepted license', () => {
  const lock: { packages: Record<string, { license?: string }> } = JSON.parse(
    readFileSync('package-lock.json', 'utf8'),
  );
  const unaccepted = Object.entries(lock.packages)
    .filter(([folder]) => folder !== '' && !REVIEWED.includes(folder))
    .filter(([, { license = 'none' }]) => {
      const alternatives = license.replace(/[()]/g, '').split(' OR ');
      return !alternatives.some((names) =>
        names.split(' AND ').every((name) => ACCEPTED.includes(name)),
      );
    });
  expect(unaccepted).toEqual([]);
});
