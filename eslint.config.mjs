import { defineConfig } from 'eslint/config';
import next from 'eslint-config-next/core-web-vitals';
import nextTypescript from 'eslint-config-next/typescript';
import prettier from 'eslint-config-prettier/flat';
import baselineJs from 'eslint-plugin-baseline-js';
import regexp from 'eslint-plugin-regexp';
import { stylesConfig } from './eslint.styles.mjs';

const forbidImportsIn = (files, folder, forbidden) => ({
  files: [`${folder}/**/${files}`],
  rules: {
    'no-restricted-imports': [
      'error',
      {
        patterns: forbidden.map((other) => ({
          group: [`@/${other}/**`, `**/../${other}/**`],
          message: `${folder} must not import from ${other} (docs/architecture.md).`,
        })),
      },
    ],
  },
});

const aboveComponents = ['app', 'e2e', 'bench'];

/**
 * Imports run one way, bench → e2e → app → components → lib. Code of the site imports neither lib/testing nor
 * lib/scripts. Tests in lib may import components: what all forms have in common is tested with all forms.
 * `import 'server-only'` keeps code out of browsers; `next build` checks it.
 */
const forbidImports = (folder, ...above) => [
  forbidImportsIn('*.{ts,tsx}', folder, [...above, 'lib/scripts', 'lib/testing']),
  forbidImportsIn(
    '*.test.{ts,tsx}',
    folder,
    above.filter((other) => other !== 'components'),
  ),
];

/**
 * The year whose features every supported browser has: see "browserslist" in package.json. What
 * came later needs @supports, a fallback, or a line in the lists below.
 */
const baseline = 2023;

/** Rules for scripts do not read styles. */
const scripts = '**/*.{js,mjs,ts,tsx}';
const scriptsIn = (...folders) => folders.map((folder) => `${folder}/${scripts}`);

const eslintConfig = defineConfig([
  {
    ignores: [
      '.next/**',
      'next-env.d.ts',
      'playwright-report/**',
      'test-results/**',
      'bench/results/**',
    ],
  },
  { files: [scripts], extends: [next, nextTypescript, prettier] },
  {
    files: [scripts],
    rules: {
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_' }],
      'no-console': 'error',
      eqeqeq: 'error',
    },
  },
  {
    // Visitors choose the text that patterns are matched against: each pattern takes linear time.
    files: [scripts],
    plugins: { regexp },
    rules: {
      'regexp/no-super-linear-backtracking': ['error', { report: 'potential' }],
      'regexp/no-super-linear-move': ['error', { report: 'potential' }],
    },
  },
  {
    // What may run in a visitor's browser.
    files: scriptsIn('app', 'components', 'lib/forms', 'lib/browser'),
    ignores: ['app/api/**', '**/*.test.{ts,tsx}'],
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
    // What visitors read is in files named copy.ts, or comes from lib (docs/editing-copy.md).
    files: ['{app,components}/**/*.tsx'],
    ignores: ['components/art/**'],
    rules: { 'react/jsx-no-literals': ['error', { allowedStrings: ['/', '.', ',', ':'] }] },
  },
  {
    // Some of these words are on no page at first; `npm run check:copy` reads the pages.
    files: [
      'components/**/{copy,facts,form,short-form}.ts',
      'components/{about/team,position/campus-form,privacy/sections,site/pages}.ts',
      'lib/{facts,site}.ts',
      'lib/forms/{fields,messages}.ts',
    ],
    rules: {
      // A text in single quotes would show `${facts.reach}` to visitors.
      'no-template-curly-in-string': 'error',
      'no-restricted-syntax': [
        'error',
        {
          selector: `:matches(Literal[value=/["']/], TemplateElement[value.cooked=/["']/])`,
          message: 'Use ’ “ ” instead of straight quotes (docs/editing-copy.md).',
        },
      ],
    },
  },
  stylesConfig(baseline),
  forbidImports('lib/{browser,forms}', 'components', ...aboveComponents, 'lib/server'),
  forbidImports('lib/server', 'components', ...aboveComponents),
  forbidImportsIn('*.{ts,tsx}', 'lib/scripts', aboveComponents),
  forbidImports('components', ...aboveComponents),
  // Within components: site → roles → position → forms.
  forbidImports(
    'components/forms',
    ...['position', 'roles', 'site'].map((folder) => `components/${folder}`),
    ...aboveComponents,
  ),
  forbidImports('components/position', 'components/roles', 'components/site', ...aboveComponents),
  forbidImports('components/roles', 'components/site', ...aboveComponents),
  forbidImports('app', 'e2e', 'bench'),
  forbidImportsIn('*.{ts,tsx}', 'lib/testing', aboveComponents),
  forbidImportsIn('*.{ts,tsx}', 'e2e', ['bench']),
  {
    files: ['lib/server/submissions/**/*.ts'],
    ignores: ['**/*.test.ts'],
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector: "Program:not(:has(ImportDeclaration[source.value='server-only']))",
          message: "Begin with import 'server-only' (docs/architecture.md).",
        },
      ],
    },
  },
  {
    files: scriptsIn('app', 'components', 'lib'),
    // The server is plain JavaScript, which cannot import lib/env.ts: it reads PORT alone. Commands
    // look at how they were called.
    ignores: ['lib/env.ts', 'lib/scripts/**', 'lib/testing/**', '**/*.test.ts'],
    rules: {
      'no-restricted-properties': [
        'error',
        {
          object: 'process',
          property: 'env',
          message: 'Read the environment through lib/env.ts, which checks it once.',
        },
      ],
    },
  },
  {
    // A failed submission or chunk leaves one line in the visitor's console (docs/decisions/0047).
    files: scriptsIn('components/forms'),
    rules: { 'no-console': ['error', { allow: ['error'] }] },
  },
  {
    // Commands and tests talk to a terminal.
    files: [...scriptsIn('lib/scripts', 'lib/testing', 'e2e', 'bench'), 'playwright.config.ts'],
    rules: { 'no-console': 'off' },
  },
  {
    // Playwright's fixtures are handed a function called `use`, which is no React hook.
    files: scriptsIn('e2e'),
    rules: { 'react-hooks/rules-of-hooks': 'off', 'no-empty-pattern': 'off' },
  },
]);

export default eslintConfig;
