import { existsSync } from 'node:fs';
import { defineConfig } from 'eslint/config';
import next from 'eslint-config-next/core-web-vitals';
import nextTypescript from 'eslint-config-next/typescript';
import prettier from 'eslint-config-prettier/flat';
import baselineJs from 'eslint-plugin-baseline-js';
import regexp from 'eslint-plugin-regexp';
import { stylesConfig } from './eslint.styles.mjs';

/** Forbids the files of a folder to import from the folders `forbidden`. Throws if one of these does not exist. */
function forbidImportsIn(files, folder, forbidden) {
  const missing = forbidden.find((other) => !existsSync(new URL(other, import.meta.url)));
  if (missing) throw new Error(`eslint.config.mjs names ${missing}, which does not exist.`);
  return {
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
  };
}

const aboveComponents = ['app', 'e2e', 'bench'];

/**
 * Forbids a folder to import from the folders above it. Imports go in one direction: bench → e2e → app → components →
 * lib. The site imports neither lib/testing nor lib/scripts. Tests in lib may import components, because they test
 * every form.
 */
const forbidImportsFromAbove = (folder, ...above) => [
  forbidImportsIn('*.{ts,tsx}', folder, [...above, 'lib/scripts', 'lib/testing']),
  forbidImportsIn(
    '*.test.{ts,tsx}',
    folder,
    above.filter((other) => other !== 'components'),
  ),
];

/**
 * The year of the newest web features that every supported browser has ("browserslist" in package.json). Newer ones
 * need @supports, a fallback or an entry in eslint.styles.mjs.
 */
const baseline = 2023;

/** All code except style sheets, which eslint.styles.mjs checks. */
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
    // Regular expressions must take linear time, because visitors choose the text.
    files: [scripts],
    plugins: { regexp },
    rules: {
      'regexp/no-super-linear-backtracking': ['error', { report: 'potential' }],
      'regexp/no-super-linear-move': ['error', { report: 'potential' }],
    },
  },
  {
    // Code that may run in browsers.
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
    // Visible text belongs in copy.ts or lib (docs/editing-copy.md).
    files: ['{app,components}/**/*.tsx'],
    ignores: ['components/art/**'],
    rules: { 'react/jsx-no-literals': ['error', { allowedStrings: ['/', '.', ',', ':'] }] },
  },
  {
    // `npm run check:copy` reads the built pages, which lack texts that appear later, such as error messages.
    files: [
      'components/**/{copy,facts,form,short-form}.ts',
      'components/{about/team,role-page/campus-form,privacy/sections,site/pages}.ts',
      'lib/{facts,site}.ts',
      'lib/forms/{fields,messages}.ts',
    ],
    rules: {
      // In single quotes, visitors would see `${facts.reach}`.
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
  forbidImportsFromAbove('lib/{browser,forms}', 'components', ...aboveComponents, 'lib/server'),
  forbidImportsFromAbove('lib/server', 'components', ...aboveComponents),
  forbidImportsIn('*.{ts,tsx}', 'lib/scripts', aboveComponents),
  forbidImportsFromAbove('components', ...aboveComponents),
  // Within components, imports also go in one direction: site → roles → role-page → forms.
  forbidImportsFromAbove(
    'components/forms',
    ...['role-page', 'roles', 'site'].map((folder) => `components/${folder}`),
    ...aboveComponents,
  ),
  forbidImportsFromAbove(
    'components/role-page',
    'components/roles',
    'components/site',
    ...aboveComponents,
  ),
  forbidImportsFromAbove('components/roles', 'components/site', ...aboveComponents),
  forbidImportsFromAbove('app', 'e2e', 'bench'),
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
    // In lib/scripts, the server is plain JavaScript, which cannot import lib/env.ts.
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
    // Allows only `console.error`, for failed submissions and scripts. Other lines might contain personal data.
    files: scriptsIn('components/forms'),
    rules: { 'no-console': ['error', { allow: ['error'] }] },
  },
  {
    // Commands and tests print to a terminal.
    files: [...scriptsIn('lib/scripts', 'lib/testing', 'e2e', 'bench'), 'playwright.config.ts'],
    rules: { 'no-console': 'off' },
  },
  {
    // Playwright passes fixtures a function named `use`, which is not a React hook.
    files: scriptsIn('e2e'),
    rules: { 'react-hooks/rules-of-hooks': 'off', 'no-empty-pattern': 'off' },
  },
]);

export default eslintConfig;
