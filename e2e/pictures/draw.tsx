/**
 * `npm run pictures`: draws the icons, the pictures of link previews, and the letter on the tassel and the campus,
 * from the logo, the colors, the name and the titles of the roles. Commit the files.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { renderToStaticMarkup } from 'react-dom/server';
import { chromium } from 'playwright';
import { browserFlags, findChromium } from '@/e2e/browser';
import { createAltText, previews, type Preview } from '@/e2e/pictures/previews';
import { LogoMark } from '@/components/art/logo-mark';
import { colors } from '@/components/styles/colors';
import { site } from '@/lib/site';

const read = (file: string) => readFileSync(file, 'utf8');
function write(file: string, content: string | Buffer) {
  writeFileSync(file, content);
  console.log(file);
}

const font = readFileSync('public/fonts/archivo.woff2').toString('base64');
const styles = `<style>
  ${read('components/styles/tokens.css')}
  @font-face { font: 400 800 1em Archivo; font-family: Archivo; font-stretch: 100% 125%;
    src: url(data:font/woff2;base64,${font}) }
  ${read('e2e/pictures/pictures.css')}
</style>`;

/** Returns the logo in a square. The tassel is white, because the square is gold. */
const createIcon = (style: string) =>
  `${styles}<div class="icon" style="${style}">${renderToStaticMarkup(<LogoMark />)}</div>`;

const campusFile = 'components/pages/home/campus.svg';
const tasselFile = 'components/art/tassel.svg';

/** Replaces the only text of a drawing by the first letter of the agency's name. */
for (const file of [campusFile, tasselFile])
  write(file, read(file).replace(/(<text[^>]*>)[^<]*/, `$1${site.name.charAt(0)}`));

const createPreview = ({ label, title }: Preview) => `${styles}<div class="preview">
  <p class="name">${renderToStaticMarkup(<LogoMark size={60} />)} ${site.name} <span class="label">${label}</span></p>
  <h1>${title}</h1>
  <div class="tassel">${read(tasselFile)}</div>
  <div class="campus">${read(campusFile)}</div>
</div>`;

/** Returns the icon as an SVG file, in which the tokens of tokens.css have no effect. */
function createSvgIcon(): string {
  const [, gold] = /--gold: (#\w+)/.exec(read('components/styles/tokens.css'))!;
  const logo = renderToStaticMarkup(<LogoMark size={40} />)
    .replace('<svg', '<svg x="4" y="4"')
    .replaceAll('var(--gold)', '#fff')
    .replaceAll(/currentColor|var\(--ink\)/g, colors.ink);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48"><rect width="48" height="48" fill="${gold}"/>${logo}</svg>`;
}

/** Packs a PNG of 32 × 32 pixels as an ICO file. */
function toIco(png: Buffer): Buffer {
  const head = Buffer.from([0, 0, 1, 0, 1, 0, 32, 32, 0, 0, 1, 0, 32, 0, 0, 0, 0, 0, 22, 0, 0, 0]);
  head.writeUInt32LE(png.length, 14);
  return Buffer.concat([head, png]);
}

const browser = await chromium.launch({ executablePath: findChromium(), args: browserFlags });
const page = await browser.newPage({ colorScheme: 'light', reducedMotion: 'reduce' });

async function draw(html: string, width: number, height: number): Promise<Buffer> {
  await page.setViewportSize({ width, height });
  await page.setContent(html);
  await page.evaluate(() => document.fonts.ready);
  return page.screenshot({ omitBackground: true });
}

/** Next requires an alpha channel of a favicon, which round corners need. */
const ROUND = 'padding: 8%; border-radius: 6%';
/** For iOS, which cuts off the corners. */
const SQUARE = 'padding: 18%';
const drawIcon = (size: number, style: string) => draw(createIcon(style), size, size);

write('app/icon.svg', createSvgIcon());
write('app/favicon.ico', toIco(await drawIcon(32, ROUND)));
write('app/apple-icon.png', await drawIcon(180, SQUARE));
for (const preview of previews) {
  write(`${preview.folder}/opengraph-image.png`, await draw(createPreview(preview), 1200, 630));
  write(`${preview.folder}/opengraph-image.alt.txt`, createAltText(preview));
}
await browser.close();
