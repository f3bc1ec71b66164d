/**
 * Makes the site's font files: Archivo cut down to the characters and the axes in use.
 *
 * `npm run font`. Run it again when copy needs a character that is not listed below. The results
 * are committed, so that a build needs none of this.
 */
import { readFile, writeFile } from 'node:fs/promises';
import subsetFont from 'subset-font';

const SOURCE = new URL(
  '../../node_modules/@fontsource-variable/archivo/files/archivo-latin-wdth-normal.woff2',
  import.meta.url,
);

const range = (from: number, to: number) =>
  String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, index) => from + index));

const ASCII = range(0x20, 0x7e);
const PUNCTUATION = '\u00a0©•–—‘’“”…';

/** The accented letters of Latin-1 are here because names are typed into forms. */
const PAGES = ASCII + range(0xc0, 0xff) + PUNCTUATION;

type Cut = Parameters<typeof subsetFont>[2];

const cut = { keepFeatures: ['kern', 'tnum'], noHinting: true };

/** Social cards are drawn by next/og, which reads neither woff2 nor variable fonts. */
const still = (weight: number, width: number): Cut => ({
  ...cut,
  noLayoutClosure: true,
  targetFormat: 'truetype',
  variationAxes: { wght: weight, wdth: width },
});

const files: [file: string, characters: string, options: Cut][] = [
  [
    'public/fonts/archivo.woff2',
    PAGES,
    {
      ...cut,
      // Takes the digits along that tnum puts in place: the scoreboard's figures stand in columns.
      noLayoutClosure: false,
      targetFormat: 'woff2',
      variationAxes: {
        wght: { min: 400, max: 800, default: 400 },
        wdth: { min: 100, max: 125, default: 100 },
      },
    },
  ],
  ['components/styles/fonts/archivo-wide-800.ttf', ASCII + PUNCTUATION, still(800, 125)],
  ['components/styles/fonts/archivo-600.ttf', ASCII + PUNCTUATION, still(600, 100)],
];

const source = await readFile(SOURCE);
for (const [file, characters, options] of files) {
  const font = await subsetFont(source, characters, options);
  await writeFile(file, font);
  console.log(`${file}: ${(font.length / 1024).toFixed(1)} KiB`);
}
