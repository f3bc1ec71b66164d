/**
 * Makes every icon of the site from the mark in components/ui/mark.tsx: `npm run icons`. The results are
 * committed; a test says when the mark has changed since.
 */
import { writeFile } from 'node:fs/promises';
import { IconIco } from '@shockpkg/icon-encoder';
import sharp from 'sharp';
import { renderIcon } from '@/components/icons/drawing';

const png = (svg: string, size: number) =>
  sharp(Buffer.from(svg), { density: (72 * size) / 48 })
    .resize(size, size)
    .ensureAlpha()
    .png({ compressionLevel: 9 })
    .toBuffer();

const favicon = new IconIco();
// PNG pictures as they are: 3 KB, of which bitmaps would make 15.
for (const size of [16, 32, 48])
  await favicon.addFromPng(await png(renderIcon(0.96), size), true, true);
await Promise.all([
  writeFile('app/icon.svg', renderIcon()),
  writeFile('app/favicon.ico', favicon.encode()),
  writeFile('app/apple-icon.png', await png(renderIcon(0.74), 180)),
  writeFile('public/icons/192.png', await png(renderIcon(), 192)),
  writeFile('public/icons/512.png', await png(renderIcon(), 512)),
  writeFile('public/icons/maskable-512.png', await png(renderIcon(0.58), 512)),
]);
