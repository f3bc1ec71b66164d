'use client';

import footer from '@/components/site/footer.css?raw';
import header from '@/components/site/header.css?raw';
import logo from '@/components/site/logo.css?raw';
import menu from '@/components/site/menu.css?raw';
import progress from '@/components/site/progress.css?raw';
import base from '@/components/styles/base.css?raw';
import fallbackFonts from '@/components/styles/fallback-fonts.css?raw';
import { joinStyleSheets } from '@/components/styles/join-style-sheets';
import layout from '@/components/styles/layout.css?raw';
import night from '@/components/styles/night.css?raw';
import objects from '@/components/styles/objects.css?raw';
import print from '@/components/styles/print.css?raw';
import tokens from '@/components/styles/tokens.css?raw';
import button from '@/components/ui/button.css?raw';

/**
 * The styles of every page. A client component, because Next would send the styles of a server component twice
 * (docs/decisions/0017). No bundler transpiles the style sheets: write them for the oldest browsers in package.json, and
 * prefix class names with the name of the file.
 */
export function SharedStyles() {
  return (
    <style href="shared" precedence="shared">
      {typeof window === 'undefined'
        ? joinStyleSheets(
            fallbackFonts,
            tokens,
            night,
            base,
            layout,
            objects,
            print,
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
