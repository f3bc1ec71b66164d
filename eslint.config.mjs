import css from '@eslint/css';
import { defineConfig } from 'eslint/config';
import next from 'eslint-config-next/core-web-vitals';
import nextTypescript from 'eslint-config-next/typescript';
import prettier from 'eslint-config-prettier/flat';
import baselineJs from 'eslint-plugin-baseline-js';
import regexp from 'eslint-plugin-regexp';

const scripts = '**/*.{js,mjs,ts,tsx}';
const scriptsIn = (...folders) => folders.map((folder) => `${folder}/${scripts}`);

const forbidImports = (target, from) => ({ target, from, message: 'See docs/architecture.md' });

/**
 * The year of the newest web features that every supported browser has ("browserslist" in package.json). Newer ones
 * need @supports, a fallback or an entry in the lists below.
 */
const baseline = 2023;

/** Properties that some supported browsers lack; the page works the same without them. */
const optionalStyles = [
  'accent-color',
  'animation-range',
  'animation-timeline',
  'box-decoration-break',
  'break-after',
  'field-sizing',
  'overflow-anchor',
  'overscroll-behavior',
  'print-color-adjust',
  'resize',
  'scrollbar-gutter',
  'text-size-adjust',
  'text-wrap',
  'timeline-scope',
  'user-select',
  'view-timeline',
  'view-timeline-inset',
  'view-transition-name',
];

const eslintConfig = defineConfig([
  { ignores: ['.next/**', 'next-env.d.ts', 'playwright-report/**', 'test-results/**'] },
  { files: [scripts], extends: [next, nextTypescript, prettier] },
  {
    files: [scripts],
    plugins: { regexp },
    rules: {
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_' }],
      eqeqeq: 'error',
      // Regular expressions must take linear time, because visitors choose the text.
      'regexp/no-super-linear-backtracking': ['error', { report: 'potential' }],
      'regexp/no-super-linear-move': ['error', { report: 'potential' }],
    },
  },
  {
    // Code that may run in browsers.
    files: scriptsIn('app', 'components', 'lib/forms'),
    ignores: ['app/api/**', '**/*.{test.ts,test.tsx,mjs}'],
    plugins: { 'baseline-js': baselineJs },
    rules: {
      'baseline-js/use-baseline': [
        'error',
        {
          available: baseline,
          includeWebApis: { preset: 'auto' },
          includeJsBuiltins: { preset: 'auto' },
        },
      ],
    },
  },
  {
    files: ['**/*.css'],
    plugins: { css },
    language: 'css/css',
    languageOptions: { tolerant: true },
    rules: {
      'css/use-baseline': [
        'error',
        {
          available: baseline,
          allowProperties: optionalStyles,
          // Next's build (Lightning CSS) converts it for older browsers.
          allowFunctions: ['light-dark'],
          allowSelectors: [
            'autofill',
            'selection',
            'view-transition',
            'view-transition-new',
            'view-transition-old',
          ],
        },
      ],
    },
  },
  {
    // Visible text belongs in copy.ts or lib (docs/editing-copy.md).
    files: ['{app,components}/**/*.tsx'],
    rules: { 'react/jsx-no-literals': ['error', { allowedStrings: ['/', '.', ',', ':'] }] },
  },
  {
    // In single quotes, visitors would see `${figures.reach}`.
    files: scriptsIn('components', 'lib'),
    ignores: ['**/*.test.{ts,tsx}'],
    rules: { 'no-template-curly-in-string': 'error' },
  },
  {
    // Imports go in one direction: e2e → app → components → lib, and deploy → lib. Tests may import all.
    files: [scripts],
    ignores: ['**/*.test.{ts,tsx}'],
    rules: {
      'import/no-restricted-paths': [
        'error',
        {
          zones: [
            forbidImports('app', ['e2e', 'deploy']),
            forbidImports('components', ['e2e', 'deploy', 'app']),
            forbidImports('deploy', ['e2e', 'app', 'components']),
            forbidImports('lib', ['e2e', 'deploy', 'app', 'components']),
            forbidImports('lib/forms', 'lib/server'),
            // Within components: site → pages → roles → roles/shared → forms → ui and art.
            forbidImports(
              ['components/pages', 'components/roles', 'components/forms'],
              'components/site',
            ),
            forbidImports(['components/roles', 'components/forms'], 'components/pages'),
            {
              ...forbidImports('components/roles/shared', 'components/roles'),
              except: ['./shared'],
            },
            forbidImports('components/forms', 'components/roles'),
            forbidImports(
              ['components/ui', 'components/art'],
              ['site', 'pages', 'roles', 'forms'].map((folder) => `components/${folder}`),
            ),
          ],
        },
      ],
    },
  },
  {
    files: scriptsIn('app', 'components', 'deploy', 'lib'),
    ignores: ['lib/settings.ts', 'lib/server/server.mjs', '**/*.test.ts'],
    rules: {
      'no-restricted-properties': [
        'error',
        {
          object: 'process',
          property: 'env',
          message: 'Read the environment through lib/settings.ts, which checks it once.',
        },
      ],
    },
  },
  {
    // Playwright passes fixtures a function named `use`, which is not a React hook.
    files: scriptsIn('e2e'),
    rules: { 'react-hooks/rules-of-hooks': 'off', 'no-empty-pattern': 'off' },
  },
]);

export default eslintConfig;
