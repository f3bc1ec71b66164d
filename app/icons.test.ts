import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import manifest from '@/app/manifest';
import { renderIcon } from '@/components/icons/render-icon';

test('app/icon.svg matches components/ui/logo-mark.tsx (if not, run npm run icons)', async () => {
  expect(await readFile('app/icon.svg', 'utf8')).toBe(renderIcon());
});

test('every icon of the manifest exists in its declared size', async () => {
  for (const { src, sizes } of manifest().icons ?? []) {
    const file = src === '/icon.svg' ? 'app/icon.svg' : `public${src}`;
    const { width, height } = await sharp(file).metadata();
    if (sizes !== 'any') expect(`${width}x${height}`).toBe(sizes);
  }
});

test('the favicon contains images of 16, 32 and 48 pixels', async () => {
  const ico = await readFile('app/favicon.ico');
  const count = ico.readUInt16LE(4);
  const sizes = Array.from({ length: count }, (_, index) => {
    const offset = ico.readUInt32LE(6 + 16 * index + 12);
    return sharp(ico.subarray(offset)).metadata();
  });
  expect((await Promise.all(sizes)).map(({ width }) => width)).toEqual([16, 32, 48]);
});
