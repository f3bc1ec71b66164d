import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { positions } from '@/components/roles';
import { placeholdersIn, rolesPast, settingsToGo } from '@/lib/scripts/launch';

const ready = {
  SITE_URL: 'https://www.tassel.com',
  TRUSTED_PROXY: '1',
  UPSTREAM_SECRET: `whsec_${'A'.repeat(32)}`,
  ALERT_URL: 'https://hooks.tassel.com/?key=1',
  DATABASE_URL: 'file:/var/lib/tassel/tassel.db',
};

test.each<[string[], Record<string, string | undefined>]>([
  [[], {}],
  [[], { UPSTREAM_URL: 'http://127.0.0.1:8080', UPSTREAM_SECRET: undefined }],
  // No store: nothing to delete, and nothing to send again.
  [[], { UPSTREAM_URL: 'https://api.tassel.com', VERCEL: '1', DATABASE_URL: 'off', ALERT_URL: '' }],
  [['SITE_URL'], { SITE_URL: undefined }],
  [['SITE_URL'], { SITE_URL: 'http://www.tassel.com' }],
  [['SITE_URL'], { SITE_URL: 'https://localhost:3000' }],
  [['SITE_URL'], { SITE_URL: 'https://www.example.com' }],
  [['DATABASE_URL'], { DATABASE_URL: undefined }],
  [['DATABASE_URL'], { DATABASE_URL: 'file:stores/tassel.db' }],
  [['TRUSTED_PROXY'], { TRUSTED_PROXY: undefined }],
  [['UPSTREAM_URL'], { UPSTREAM_URL: 'http://api.tassel.com' }],
  [['UPSTREAM_SECRET'], { UPSTREAM_URL: 'https://api.tassel.com', UPSTREAM_SECRET: undefined }],
  [['ALERT_URL'], { ALERT_URL: undefined }],
  [['ALERT_URL'], { ALERT_URL: 'http://hooks.tassel.com' }],
  [['CRON_SECRET'], { VERCEL: '1', DATABASE_URL: 'postgres://db.tassel.com/tassel' }],
])('settings to go: %j, where %j', (names, environment) => {
  const lines = names.map((name) => expect.stringContaining(name));
  expect(settingsToGo({ ...ready, ...environment })).toEqual(lines);
});

test.each(positions)(
  '$id: open though its posting has ended, it is to go; closed it is not',
  (position) => {
    const validThrough = '2025-12-31';
    const role = {
      ...position,
      open: true,
      posting: { ...position.posting, validThrough } as const,
    };
    expect(rolesPast('2026-01-01', [role])).toEqual([expect.stringContaining(validThrough)]);
    expect(rolesPast(validThrough, [role])).toEqual([]);
    expect(rolesPast('2026-01-01', [{ ...role, open: false }])).toEqual([]);
  },
);

test('each row of a table and each item of a list is a placeholder', () => {
  const page = `# Placeholders

Read this. Not this | either.

| invented | file            | replace with  |
| -------- | --------------- | ------------- |
| the name | \`lib/site.ts\` | the real name |

To settle:

- the legal bases (section 3);
- rights.
`;
  expect(placeholdersIn(page)).toEqual([
    'the name | `lib/site.ts` | the real name',
    'the legal bases (section 3)',
    'rights',
  ]);
  expect(placeholdersIn('# Placeholders\n\nNone left.\n')).toEqual([]);
});

test('the page names every file that says it holds one, and no file that is gone', () => {
  const markdown = readFileSync('docs/placeholders.md', 'utf8');
  const marked = ['app', 'components', 'lib']
    .flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) =>
        path.join(folder, file).replaceAll(path.sep, '/'),
      ),
    )
    .filter((file) => /\.tsx?$/.test(file) && !file.endsWith('.test.ts'))
    .filter((file) => /\bPLACEHOLDERS?\b/.test(readFileSync(file, 'utf8')))
    // A role comes and goes; its placeholders are the same as those of the others.
    .map((file) => file.replace(/^components\/roles\/[^/]+\//, 'components/roles/‹role›/'));
  expect(marked.filter((file) => !markdown.includes(`\`${file}\``))).toEqual([]);
  const named = [...markdown.matchAll(/`((?:app|components|lib)\/[^`]+)`/g)].map(
    ([, file]) => file!,
  );
  expect(named.filter((file) => !file.includes('‹role›') && !existsSync(file))).toEqual([]);
});
