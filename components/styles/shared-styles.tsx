'use client';

import base from '@/components/styles/base.css?raw';
import fallbackFonts from '@/components/styles/fallback-fonts.css?raw';
import night from '@/components/styles/night.css?raw';
import tokens from '@/components/styles/tokens.css?raw';

const sheet = () =>
  [fallbackFonts, tokens, night, base]
    .join('')
    .replace(/\/\*[^]*?\*\//g, '')
    .replace(/\s+/g, ' ')
    .replace(/ ?([{};]) ?/g, '$1');

/**
 * The styles that all pages share. They are in the HTML alone: the data of a client component does not repeat
 * them, and in the browser React keeps the element that it finds. No bundler sees these styles: they are
 * written for the oldest browsers of package.json.
 */
export function SharedStyles() {
  return (
    <style href="shared" precedence="shared">
      {typeof window === 'undefined' ? sheet() : ''}
    </style>
  );
}
