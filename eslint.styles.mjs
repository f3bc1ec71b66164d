import { readFileSync } from 'node:fs';
import css from '@eslint/css';

/** The breakpoints that components/styles/tokens.css lists. */
const widths = readFileSync('components/styles/tokens.css', 'utf8').match(
  /^ {3}[\d.]+(?=rem {2,})/gm,
);
const widthPattern = `/^(${widths.map((width) => width.trim().replace('.', '\\.')).join('|')})$/`;
const widthMessage = 'Use a breakpoint that tokens.css lists, like (width >= 48rem).';

/** Properties that some supported browsers lack; the page works the same without them. */
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

/** @param {number} year the year of the newest features that every supported browser has */
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
        // Lightning CSS compiles it for the browsers in package.json.
        allowFunctions: ['light-dark'],
        allowSelectors: ['autofill', 'selection', 'view-transition-new', 'view-transition-old'],
      },
    ],
    'no-restricted-syntax': [
      'error',
      { selector: 'Feature[name=/^m(in|ax)-(width|height)$/]', message: widthMessage },
      {
        selector: `Atrule[name="media"] FeatureRange:has(Identifier[name="width"]) > Dimension:not([value=${widthPattern}][unit="rem"])`,
        message: widthMessage,
      },
    ],
  },
});
