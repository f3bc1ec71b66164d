/** `npm run font`: creates font files with the characters and axes that the site uses. Commit these files. */
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

/** The characters that the copy uses. If a new text needs other characters, add them. */
const copyCharacters = `${characterRange(0x20, 0x7e)}\u00a0©•–—‘’“”…`;
// Pages also show what visitors type, such as names with accents (Latin-1).
const pageCharacters = copyCharacters + characterRange(0xc0, 0xff);

const writeSubset = async (file, characters, options) => {
  const common = { keepFeatures: ['kern', 'tnum'], noHinting: true };
  await writeFile(file, await subsetFont(source, characters, { ...common, ...options }));
};

await writeSubset('public/fonts/archivo.woff2', pageCharacters, {
  // `false` also keeps the glyphs that features substitute, here the tabular digits of `tnum` on the home page.
  noLayoutClosure: false,
  targetFormat: 'woff2',
  variationAxes: {
    wght: { min: 400, max: 800, default: 400 },
    wdth: { min: 100, max: 125, default: 100 },
  },
});
// next/og draws the social cards and supports neither woff2 nor variable fonts.
const writeStaticFont = (name, wght, wdth) =>
  writeSubset(`components/styles/fonts/${name}.ttf`, copyCharacters, {
    noLayoutClosure: true,
    targetFormat: 'truetype',
    variationAxes: { wght, wdth },
  });
await writeStaticFont('archivo-wide-800', 800, 125);
await writeStaticFont('archivo-600', 600, 100);
