import { expect, test } from 'vitest';
import { findAllPictureFaults, findPictureFaults } from '@/lib/scripts/pictures';

test('every logo and portrait has a file', () => {
  expect(findAllPictureFaults()).toEqual([]);
});

test.each([
  ['missing.png', 'does not exist: put the picture there, or correct its name in logos.ts'],
  [
    'Acme Logo.png',
    'rename the file, also in logos.ts: letters, digits and hyphens, without spaces',
  ],
  ['acme.PDF', '.svg, .png, .jpg, .webp or .avif at the end'],
])('findPictureFaults names the file %s and says what to do', (file, advice) => {
  expect(findPictureFaults('logos.ts', 'public/logos', ['otterby.svg', file])).toEqual([
    expect.stringMatching(new RegExp(`^public/logos/${file}`)),
  ]);
  expect(findPictureFaults('logos.ts', 'public/logos', [file]).join()).toContain(advice);
});
