import next from 'eslint-config-next/core-web-vitals';
import nextTypescript from 'eslint-config-next/typescript';
import prettier from 'eslint-config-prettier/flat';
import regexp from 'eslint-plugin-regexp';

/** Imports run one way: app → components → lib. */
const below = (folder, ...forbidden) => ({
  files: [`${folder}/**/*.{ts,tsx}`],
  rules: {
    'no-restricted-imports': [
      'error',
      {
        patterns: forbidden.map((name) => ({
          group: [`@/${name}/*`, `**/../${name}/*`],
          message: `${folder} must not import from ${name}: imports run app → components → lib.`,
        })),
      },
    ],
  },
});

const eslintConfig = [
  {
    ignores: [
      '.next/**',
      'next-env.d.ts',
      'playwright-report/**',
      'test-results/**',
      'bench/results/**',
    ],
  },
  ...next,
  ...nextTypescript,
  prettier,
  {
    rules: {
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_' }],
      'no-console': 'error',
      eqeqeq: 'error',
    },
  },
  {
    // Visitors choose the text that patterns are matched against: each pattern takes linear time.
    plugins: { regexp },
    rules: {
      'regexp/no-super-linear-backtracking': ['error', { report: 'potential' }],
      'regexp/no-super-linear-move': ['error', { report: 'potential' }],
    },
  },
  below('lib', 'app', 'components'),
  below('components', 'app'),
  {
    files: ['app/**', 'components/**', 'lib/**'],
    ignores: ['lib/env.ts', '**/*.test.ts'],
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
    // A failed submission or chunk leaves one line in the visitor's console (docs/decisions.md).
    files: ['components/forms/**'],
    rules: { 'no-console': ['error', { allow: ['error'] }] },
  },
  {
    // Commands and tests talk to a terminal.
    files: [
      'server.mjs',
      'lib/cli/**',
      'lib/fonts/subset.ts',
      'e2e/**',
      'bench/**',
      'playwright.config.ts',
    ],
    rules: { 'no-console': 'off' },
  },
  {
    // Playwright's fixtures are handed a function called `use`, which is no React hook.
    files: ['e2e/**'],
    rules: { 'react-hooks/rules-of-hooks': 'off', 'no-empty-pattern': 'off' },
  },
];

export default eslintConfig;
