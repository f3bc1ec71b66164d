import { readFileSync } from 'node:fs';
import css from '@eslint/css';

/** The widths that styles may ask a window for. */
const widths = readFileSync('components/styles/tokens.css', 'utf8').match(
  /^ {3}[\d.]+(?=rem {2,})/gm,
);
const isWidth = `/^(${widths.map((width) => width.trim().replace('.', '\\.')).join('|')})$/`;
const notAWidth = 'Ask for one of the widths that tokens.css lists, like (width >= 48rem).';

/** Styles that only improve a page: without them it reads and works the same. */
const optionalStyles = [
  'accent-color',
  'box-decoration-break',
  'break-after',
  'field-sizing',
  'overscroll-behavior',
  'print-color-adjust',
  'resize',
  'scrollbar-gutter',
  'text-size-adjust',
  'text-wrap',
  'user-select',
];

/** @param {number} year whose features every supported browser has */
export const stylesConfig = (year) => ({
  files: ['**/*.css'],
  plugins: { css },
  language: 'css/css',
  languageOptions: { tolerant: true },
  rules: {
    'css/use-baseline': [
      'error',
      {
        available: year,
        allowProperties: optionalStyles,
        allowSelectors: ['autofill', 'selection', 'view-transition-new', 'view-transition-old'],
      },
    ],
    'no-restricted-syntax': [
      'error',
      { selector: 'Feature[name=/^m(in|ax)-(width|height)$/]', message: notAWidth },
      {
        selector: `Atrule[name="media"] FeatureRange:has(Identifier[name="width"]) > Dimension:not([value=${isWidth}][unit="rem"])`,
        message: notAWidth,
      },
    ],
  },
});
