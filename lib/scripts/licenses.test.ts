import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { licensesPage, unknownLicenses } from '@/lib/scripts/licenses';

const lockfile = JSON.parse(readFileSync('package-lock.json', 'utf8'));

test('every package is under a license that goes together with ours', () => {
  expect(unknownLicenses(lockfile)).toEqual([]);
});

test('one that nobody has looked at is named', () => {
  const packages = {
    '': { license: 'MIT' },
    'node_modules/fine': { license: '(MIT AND Zlib)' },
    'node_modules/a/node_modules/@b/strict': { license: 'AGPL-3.0-only' },
    'node_modules/silent': {},
  };
  expect(unknownLicenses({ packages })).toEqual(['@b/strict: AGPL-3.0-only', 'silent: none given']);
});

test('docs/licenses.md lists what is installed (else: npm run licenses)', () => {
  expect(readFileSync('docs/licenses.md', 'utf8')).toBe(licensesPage(lockfile));
});
