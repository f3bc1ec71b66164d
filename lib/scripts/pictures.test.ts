import { expect, test } from 'vitest';
import { findAllPictureFaults, findPictureFaults } from '@/lib/scripts/pictures';

test('every logo and portrait has a file', () => {
  expect(findAllPictureFaults()).toEqual([]);
});

test.each([
  ['missing.png', 'does not exist: put the picture there, or correct its name in logos.ts'],
  [
    'Acme Logo.png',
    'rename the file, and change its name in logos.ts: use only letters, digits, hyphens, underscores and periods',
  ],
  ['acme.PDF', 'end it with .svg, .png, .jpg, .webp or .avif'],
])('findPictureFaults explains what is wrong with the file %s', (file, advice) => {
  expect(findPictureFaults('logos.ts', 'public/logos', ['otterby.svg', file])).toEqual([
    expect.stringMatching(new RegExp(`^public/logos/${file}`)),
  ]);
  expect(findPictureFaults('logos.ts', 'public/logos', [file]).join()).toContain(advice);
});
