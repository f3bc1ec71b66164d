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
import { joinSheets } from '@/components/styles/join-sheets';
import button from '@/components/ui/button.css?raw';

/**
 * The styles of what every page has. They are in the HTML alone: the data of a client component does not repeat them,
 * and in the browser React keeps the element that it finds. No bundler sees these styles: they are written for the
 * oldest browsers of package.json, and the names in a component's sheet begin with the name of its file.
 */
export function SharedStyles() {
  return (
    <style href="shared" precedence="shared">
      {typeof window === 'undefined'
        ? joinSheets(
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
