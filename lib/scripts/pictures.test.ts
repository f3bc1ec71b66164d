import { expect, test } from 'vitest';
import { findAllPictureFaults, findPictureFaults } from '@/lib/scripts/pictures';

test('every logo and portrait has a file', () => {
  expect(findAllPictureFaults()).toEqual([]);
});

test.each([
  ['missing.png', 'does not exist: put the picture there, or correct its name in logos.ts'],
  ['Acme Logo.png', 'replace the spaces in the file’s name with hyphens, also in logos.ts'],
  ['acme.PDF', 'save the picture as .svg, .png, .jpg, .webp or .avif (lower case)'],
])('findPictureFaults names the file %s and says what to do', (file, advice) => {
  expect(findPictureFaults('logos.ts', 'public/logos', ['otterby.svg', file])).toEqual([
    expect.stringMatching(new RegExp(`^public/logos/${file}`)),
  ]);
  expect(findPictureFaults('logos.ts', 'public/logos', [file]).join()).toContain(advice);
});
