import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** Licenses of dependencies that go together with ours (MIT): permissive, but for those with a reason. */
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
  // Data on browsers, used while building; the package names its source.
  'CC-BY-4.0',
  // libvips, loaded by sharp as a library of its own and unchanged.
  'LGPL-3.0-or-later',
  // Concerns changes to its own files, and we make none.
  'MPL-2.0',
  // Archivo; components/styles/fonts/OFL.txt goes along with it.
  'OFL-1.1',
];

/** Packages whose license stands in a file alone, and was read there: BSD-3-Clause. */
const READ = ['node_modules/parse-cache-control'];

test('every package that npm has written down is under an accepted license', () => {
  const lock: { packages: Record<string, { license?: string }> } = JSON.parse(
    readFileSync('package-lock.json', 'utf8'),
  );
  const unaccepted = Object.entries(lock.packages)
    .filter(([place]) => place !== '' && !READ.includes(place))
    .filter(([, { license = 'none' }]) => {
      const alternatives = license.replace(/[()]/g, '').split(' OR ');
      return !alternatives.some((all) => all.split(' AND ').every((one) => ACCEPTED.includes(one)));
    });
  expect(unaccepted).toEqual([]);
});
