import { expect, test } from '@/e2e/fixtures/test';
import { colors } from '@/components/styles/colors';
import { routes } from '@/lib/site';
import { cardFile } from '@/lib/content/pages';

test('a social card shows the tassel above and the campus below', async ({ page, visit }) => {
  await visit(routes.about);
  /** How many of a hundred pixels of each half have a color, in hexadecimal digits. */
  const parts = await page.evaluate(
    async (src) => {
      const image = await createImageBitmap(await (await fetch(src)).blob());
      const { width, height } = image;
      const context = new OffscreenCanvas(width, height).getContext('2d', {
        willReadFrequently: true,
      })!;
      context.drawImage(image, 0, 0);
      const partsOf = (top: number, rows: number) => {
        const { data } = context.getImageData(0, top, width, rows);
        const counts: Record<string, number> = {};
        for (let at = 0; at < data.length; at += 4) {
          const hex = [...data.slice(at, at + 3)].map((byte) => byte.toString(16).padStart(2, '0'));
          const color = `#${hex.join('')}`;
          counts[color] = (counts[color] ?? 0) + 400 / data.length;
        }
        return counts;
      };
      return { tassel: partsOf(0, height * 0.6), campus: partsOf(height * 0.75, height * 0.25) };
    },
    `/cards/${cardFile(routes.about)}`,
  );
  expect(parts.tassel[colors.gold]).toBeGreaterThan(1);
  expect(parts.campus[colors.gold]).toBeGreaterThan(1);
  expect(parts.campus[colors.ink]).toBeGreaterThan(2);
});
