import { renderToStaticMarkup } from 'react-dom/server';
import { LogoMark } from '@/components/ui/logo-mark';
import { colors, resolveColors } from '@/components/styles/colors';

/**
 * Renders the site's icon as an SVG document: the logo on a gold square.
 *
 * @param logoShare the logo's share of the width; systems may cut maskable icons down to the middle 80%
 */
export function renderIcon({ logoShare = 0.84 } = {}): string {
  const size = 48 * logoShare;
  const inset = (48 - size) / 2;
  const logo = renderToStaticMarkup(<LogoMark size={size} />)
    .replace('<svg', `<svg x="${inset}" y="${inset}"`)
    .replaceAll('var(--gold)', 'var(--paper)');
  return resolveColors(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48">` +
      `<rect width="48" height="48" fill="${colors.gold}"/>${logo}</svg>\n`,
  );
}
