/**
 * Makes every icon of the site from the mark in components/ui/mark.tsx, and the menu's tassel from
 * components/art/tassel-drawing.tsx: `npm run icons`. The results are committed; a test says when a drawing has
 * changed since.
 */
import { writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import { iconDrawing, tasselDrawing } from '@/components/icons/drawing';

const png = (svg: string, size: number) =>
  sharp(Buffer.from(svg), { density: (72 * size) / 48 })
    .resize(size, size)
    .ensureAlpha()
    .png({ compressionLevel: 9 })
    .toBuffer();

/** An ICO file around PNG pictures: a header of 6 bytes, an entry of 16 for each, the pictures. */
function ico(pictures: { size: number; png: Buffer }[]): Buffer {
  const header = Buffer.alloc(6 + 16 * pictures.length);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(pictures.length, 4);
  let offset = header.length;
  pictures.forEach(({ size, png }, index) => {
    const entry = 6 + 16 * index;
    header.writeUInt8(size, entry);
    header.writeUInt8(size, entry + 1);
    header.writeUInt16LE(1, entry + 4);
    header.writeUInt16LE(32, entry + 6);
    header.writeUInt32LE(png.length, entry + 8);
    header.writeUInt32LE(offset, entry + 12);
    offset += png.length;
  });
  return Buffer.concat([header, ...pictures.map(({ png }) => png)]);
}

const small = iconDrawing(0.96);
const square = iconDrawing(0.74);
const maskable = iconDrawing(0.58);
const favicon = await Promise.all(
  [16, 32, 48].map(async (size) => ({ size, png: await png(small, size) })),
);
await Promise.all([
  writeFile('app/icon.svg', iconDrawing()),
  writeFile('public/tassel.svg', tasselDrawing()),
  writeFile('app/favicon.ico', ico(favicon)),
  writeFile('app/apple-icon.png', await png(square, 180)),
  writeFile('public/icons/192.png', await png(iconDrawing(), 192)),
  writeFile('public/icons/512.png', await png(iconDrawing(), 512)),
  writeFile('public/icons/maskable-512.png', await png(maskable, 512)),
]);
