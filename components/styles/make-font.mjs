/** `npm run font`: creates the font file with the characters and axes that the site uses. Commit the file. */
import { readFile, writeFile } from 'node:fs/promises';
import subsetFont from 'subset-font';

const source = await readFile(
  new URL(
    '../../node_modules/@fontsource-variable/archivo/files/archivo-latin-wdth-normal.woff2',
    import.meta.url,
  ),
);

const characterRange = (from, to) =>
  String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, index) => from + index));

/**
 * The characters that the copy uses, and those of names with accents (Latin-1), because pages also show what visitors
 * type. If a new text needs other characters, add them.
 */
const characters = `${characterRange(0x20, 0x7e)}\u00a0©®™•–—‘’“”…${characterRange(0xc0, 0xff)}`;

const font = await subsetFont(source, characters, {
  keepFeatures: ['kern', 'tnum'],
  noHinting: true,
  // `false` also keeps the glyphs that features substitute, here the tabular digits of `tnum` on the home page.
  noLayoutClosure: false,
  targetFormat: 'woff2',
  variationAxes: {
    wght: { min: 400, max: 800, default: 400 },
    wdth: { min: 100, max: 125, default: 100 },
  },
});
await writeFile('public/fonts/archivo.woff2', font);
