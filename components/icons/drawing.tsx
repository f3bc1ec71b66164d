import { renderToStaticMarkup } from 'react-dom/server';
import { Mark } from '@/components/ui/mark';
import { colors, resolveColors } from '@/components/styles/colors';

/**
 * The site's icon as a file of its own: the mark in ink on a square of gold, its tassel in paper.
 *
 * @param share of the square's width that the mark takes; masks cut what is outside the middle 80 %
 * @returns an SVG document
 */
export function iconDrawing(share = 0.84): string {
  const size = 48 * share;
  const inset = (48 - size) / 2;
  const mark = renderToStaticMarkup(<Mark size={size} />)
    .replace('<svg', `<svg x="${inset}" y="${inset}"`)
    .replaceAll('var(--gold)', 'var(--paper)');
  return resolveColors(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48">` +
      `<rect width="48" height="48" fill="${colors.gold}"/>${mark}</svg>\n`,
  );
}
