'use client';

import logo from '@/components/site/logo.css?raw';
import base from '@/components/styles/base.css?raw';
import fallbackFonts from '@/components/styles/fallback-fonts.css?raw';
import layout from '@/components/styles/layout.css?raw';
import night from '@/components/styles/night.css?raw';
import tokens from '@/components/styles/tokens.css?raw';
import { joinSheets } from '@/components/styles/join-sheets';
import button from '@/components/ui/button.css?raw';

/**
 * The styles of all pages: those that the answer page has too (app/answer.css), and the classes of layout. They are
 * in the HTML alone: the data of a client component does not repeat them, and in the browser React keeps the element
 * that it finds. No bundler sees these styles: they are written for the oldest browsers of package.json.
 */
export function SharedStyles() {
  return (
    <style href="shared" precedence="shared">
      {typeof window === 'undefined'
        ? joinSheets(fallbackFonts, tokens, night, base, layout, button, logo)
        : ''}
    </style>
  );
}
