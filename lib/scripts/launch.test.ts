import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { destination, settingsToGo } from '@/lib/scripts/launch-settings';
import { placeholdersIn } from '@/lib/scripts/placeholders';

const ready = { SITE_URL: 'https://www.tassel.com', TRUSTED_PROXY: '1' };

describe('settings', () => {
  test('nothing to go', () => {
    expect(settingsToGo(ready)).toEqual([]);
    expect(settingsToGo({ ...ready, UPSTREAM_URL: 'http://127.0.0.1:8080' })).toEqual([]);
    const upstream = { UPSTREAM_URL: 'https://api.tassel.com' };
    // No store: nothing to delete, and nothing to send again.
    expect(settingsToGo({ ...ready, ...upstream, VERCEL: '1', DATABASE_URL: 'off' })).toEqual([]);
  });

  test.each([
    ['SITE_URL', { TRUSTED_PROXY: '0' }],
    ['SITE_URL', { ...ready, SITE_URL: 'http://www.tassel.com' }],
    ['SITE_URL', { ...ready, SITE_URL: 'https://localhost:3000' }],
    ['TRUSTED_PROXY', { SITE_URL: ready.SITE_URL }],
    ['UPSTREAM_URL', { ...ready, UPSTREAM_URL: 'http://api.tassel.com' }],
    ['UPSTREAM_URL', { ...ready, UPSTREAM_URL: 'nonsense' }],
    ['DATABASE_URL', { ...ready, VERCEL: '1' }],
    ['CRON_SECRET', { ...ready, VERCEL: '1', DATABASE_URL: 'postgres://db.tassel.com/tassel' }],
  ])('%s to go', (name, environment) => {
    expect(settingsToGo(environment)).toEqual([expect.stringContaining(name)]);
  });

  test('says where submissions will be', () => {
    expect(destination(ready)).toContain('.data');
    expect(destination({ ...ready, UPSTREAM_URL: 'https://api.tassel.com' })).toContain(
      'api.tassel.com',
    );
  });
});

describe('placeholders', () => {
  const page = `# Placeholders

Read this. Not this | either.

## Who we are

| what stands in | file          | replace with  |
| -------------- | ------------- | ------------- |
| the name       | \`lib/site.ts\` | the real name |

## The policy

To settle:

- the legal bases
  (section 3);
- rights.
`;

  test('each row and each item is one', () => {
    expect(placeholdersIn(page)).toEqual([
      { about: 'Who we are', what: 'the name', file: 'lib/site.ts' },
      { about: 'The policy', what: 'the legal bases (section 3)' },
      { about: 'The policy', what: 'rights' },
    ]);
    expect(placeholdersIn('# Placeholders\n\nNone left.\n')).toEqual([]);
  });

  test('the page names every file that says it holds one, and no file that is gone', () => {
    const markdown = readFileSync('docs/placeholders.md', 'utf8');
    const marked = ['app', 'components', 'lib']
      .flatMap((folder) =>
        readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) =>
          path.join(folder, file),
        ),
      )
      .filter((file) => /\.tsx?$/.test(file) && !file.endsWith('.test.ts'))
      .filter((file) => /\bPLACEHOLDERS?\b/.test(readFileSync(file, 'utf8')));
    expect(marked.filter((file) => !markdown.includes(`\`${file}\``))).toEqual([]);
    const named = [...markdown.matchAll(/`((?:app|components|lib)\/[^`]+)`/g)].map(
      ([, file]) => file!,
    );
    expect(named.filter((file) => !existsSync(file))).toEqual([]);
  });
});
