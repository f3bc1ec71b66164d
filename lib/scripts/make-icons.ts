/** `npm run icons`: creates icon files from components/ui/logo-mark.tsx. Commit these files. */
import { writeFile } from 'node:fs/promises';
import { IconIco } from '@shockpkg/icon-encoder';
import sharp from 'sharp';
import { renderIcon } from '@/components/icons/render-icon';

const SVG_SIZE = 48;
const DEFAULT_DPI = 72;

const renderPng = (svg: string, size: number) =>
  sharp(Buffer.from(svg), { density: (DEFAULT_DPI * size) / SVG_SIZE })
    .resize(size, size)
    .ensureAlpha()
    .png({ compressionLevel: 9 })
    .toBuffer();

const favicon = new IconIco();
// `true, true` embeds the PNG images unchanged (3 KB). Bitmaps would take 15 KB.
for (const size of [16, 32, 48])
  await favicon.addFromPng(await renderPng(renderIcon({ logoShare: 0.96 }), size), true, true);
await Promise.all([
  writeFile('app/icon.svg', renderIcon()),
  writeFile('app/favicon.ico', favicon.encode()),
  writeFile('app/apple-icon.png', await renderPng(renderIcon({ logoShare: 0.74 }), 180)),
  writeFile('public/icons/192.png', await renderPng(renderIcon(), 192)),
  writeFile('public/icons/512.png', await renderPng(renderIcon(), 512)),
  writeFile('public/icons/maskable-512.png', await renderPng(renderIcon({ logoShare: 0.58 }), 512)),
]);
