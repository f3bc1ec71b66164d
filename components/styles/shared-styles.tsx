'use client';

import footer from '@/components/site/footer.css?raw';
import header from '@/components/site/header.css?raw';
import logo from '@/components/site/logo.css?raw';
import menu from '@/components/site/menu.css?raw';
import progress from '@/components/site/progress.css?raw';
import base from '@/components/styles/base.css?raw';
import fallbackFonts from '@/components/styles/fallback-fonts.css?raw';
import layout from '@/components/styles/layout.css?raw';
import night from '@/components/styles/night.css?raw';
import tokens from '@/components/styles/tokens.css?raw';
import { minifyStyles } from '@/components/styles/minify-styles';
import button from '@/components/ui/button.css?raw';

/**
 * The styles of every page. A client component, because the page would contain server-rendered styles twice: as HTML and
 * as data. No bundler processes these files: write for the oldest browsers in package.json, and prefix class names with
 * the name of the file.
 */
export function SharedStyles() {
  return (
    <style href="shared" precedence="shared">
      {typeof window === 'undefined'
        ? minifyStyles(
            fallbackFonts,
            tokens,
            night,
            base,
            layout,
            button,
            logo,
            header,
            menu,
            progress,
            footer,
          )
        : ''}
    </style>
  );
}
