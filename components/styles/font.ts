import localFont from 'next/font/local';

/** A variable font with weight and width axes, made by lib/scripts/make-fonts.mjs. */
export const archivo = localFont({
  src: '../../public/fonts/archivo.woff2',
  weight: '400 800',
  declarations: [{ prop: 'font-stretch', value: '100% 125%' }],
  variable: '--font-archivo',
  display: 'swap',
  // fallback-fonts.css matches both widths; Next's generated fallback matches only the first.
  adjustFontFallback: false,
});
