/**
 * `npm run font` makes the site's font files: Archivo cut down to the characters and the axes in use.
 * Run it again when copy needs a character that is not listed below. The results are committed, so that
 * a build needs none of this.
 */
import { readFile, writeFile } from 'node:fs/promises';
import subsetFont from 'subset-font';

const source = await readFile(
  new URL(
    '../../node_modules/@fontsource-variable/archivo/files/archivo-latin-wdth-normal.woff2',
    import.meta.url,
  ),
);

const range = (from, to) =>
  String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, index) => from + index));

const drawn = `${range(0x20, 0x7e)}\u00a0©•–—‘’“”…`;
// Names are typed into forms: the accented letters of Latin-1.
const typed = drawn + range(0xc0, 0xff);

const cut = async (file, characters, options) => {
  const common = { keepFeatures: ['kern', 'tnum'], noHinting: true };
  await writeFile(file, await subsetFont(source, characters, { ...common, ...options }));
};

await cut('public/fonts/archivo.woff2', typed, {
  // Takes the digits along that tnum puts in place: the scoreboard's figures stand in columns.
  noLayoutClosure: false,
  targetFormat: 'woff2',
  variationAxes: {
    wght: { min: 400, max: 800, default: 400 },
    wdth: { min: 100, max: 125, default: 100 },
  },
});
// Social cards are drawn by next/og, which reads neither woff2 nor variable fonts.
const cutStill = (name, wght, wdth) =>
  cut(`components/styles/fonts/${name}.ttf`, drawn, {
    noLayoutClosure: true,
    targetFormat: 'truetype',
    variationAxes: { wght, wdth },
  });
await cutStill('archivo-wide-800', 800, 125);
await cutStill('archivo-600', 600, 100);
