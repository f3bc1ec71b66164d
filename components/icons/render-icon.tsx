import { renderToStaticMarkup } from 'react-dom/server';
import { Mark } from '@/components/ui/mark';
import { colors, resolveColors } from '@/components/styles/colors';

/**
 * Renders the site's icon as an SVG document: the mark on a gold square.
 *
 * @param share the mark's share of the width; maskable icons keep only the middle 80%
 */
export function renderIcon(share = 0.84): string {
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
