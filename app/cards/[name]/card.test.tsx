import { readFile } from 'node:fs/promises';
import { ImageResponse } from 'next/og';
import { renderToStaticMarkup } from 'react-dom/server';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { cardSize } from '@/lib/content/seo';
import { Card } from './card';

const data = await readFile('components/styles/fonts/archivo-wide-800.ttf');

/** Below this row is the campus; only the tip of its tower is higher. */
const top = 425;

/** The campus of a card, pixel by pixel. */
async function campusUnder(headline: string) {
  const words = { label: 'Card', headline };
  const card = new ImageResponse(<Card words={words} look={0} draw={renderToStaticMarkup} />, {
    ...cardSize,
    fonts: [{ name: 'Archivo Wide', data, weight: 800 }],
  });
  const lower = { left: 0, top, width: cardSize.width, height: cardSize.height - top };
  return sharp(await card.arrayBuffer())
    .extract(lower)
    .raw()
    .toBuffer();
}

test.each([
  'Acorns Campus Ambassador, Social Media Lead',
  'Acorns Campus Ambassador and Student Community Lead',
  'Connecting ambitious brands with colleges and universities',
])('“%s” stands above the campus', async (headline) => {
  expect((await campusUnder(headline)).equals(await campusUnder(''))).toBe(true);
});
