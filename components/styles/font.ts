import localFont from 'next/font/local';

/** The one family, with its weight and width axes (lib/scripts/make-fonts.mjs). */
export const archivo = localFont({
  src: '../../public/fonts/archivo.woff2',
  weight: '400 800',
  declarations: [{ prop: 'font-stretch', value: '100% 125%' }],
  variable: '--font-archivo',
  display: 'swap',
  // The stand-ins in fallback-fonts.css match its two widths; the generated one knows only the first.
  adjustFontFallback: false,
});
