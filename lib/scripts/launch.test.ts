import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { positions } from '@/components/roles';
import { findExpiredRoles, findUnreadySettings, listPlaceholders } from '@/lib/scripts/launch';

const readySettings = {
  SITE_URL: 'https://www.tassel.com',
  TRUSTED_PROXY: '1',
  UPSTREAM_SECRET: `whsec_${'A'.repeat(32)}`,
  ALERT_URL: 'https://hooks.tassel.com/?key=1',
  DATABASE_URL: 'file:/var/lib/tassel/tassel.db',
};

test.each<[string[], Record<string, string | undefined>]>([
  [[], {}],
  [[], { UPSTREAM_URL: 'http://127.0.0.1:8080', UPSTREAM_SECRET: undefined }],
  // Without a store, there is nothing to retry or delete, so neither CRON_SECRET nor ALERT_URL is needed.
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
])('findUnreadySettings reports %j for %j', (names, environment) => {
  const lines = names.map((name) => expect.stringContaining(name));
  expect(findUnreadySettings({ ...readySettings, ...environment })).toEqual(lines);
});

test.each(positions)(
  'findExpiredRoles reports $id if it is open after its posting ended, but not if it is closed',
  (position) => {
    const validThrough = '2025-12-31';
    const role = {
      ...position,
      open: true,
      posting: { ...position.posting, validThrough } as const,
    };
    expect(findExpiredRoles('2026-01-01', [role])).toEqual([expect.stringContaining(validThrough)]);
    expect(findExpiredRoles(validThrough, [role])).toEqual([]);
    expect(findExpiredRoles('2026-01-01', [{ ...role, open: false }])).toEqual([]);
  },
);

test('listPlaceholders returns each table row and list item', () => {
  const page = `# Placeholders

This is text, not an item. This | is not a row.

| invented | file            | replace with  |
| -------- | --------------- | ------------- |
| the name | \`lib/site.ts\` | the real name |

To settle:

- the legal bases (section 3);
- rights.
`;
  expect(listPlaceholders(page)).toEqual([
    'the name | `lib/site.ts` | the real name',
    'the legal bases (section 3)',
    'rights',
  ]);
  expect(listPlaceholders('# Placeholders\n\nNone left.\n')).toEqual([]);
});

test('docs/placeholders.md names every file that has a placeholder, and only files that exist', () => {
  const markdown = readFileSync('docs/placeholders.md', 'utf8');
  const filesWithPlaceholders = ['app', 'components', 'lib']
    .flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) =>
        path.join(folder, file).replaceAll(path.sep, '/'),
      ),
    )
    .filter((file) => /\.tsx?$/.test(file) && !file.endsWith('.test.ts'))
    .filter((file) => /\bPLACEHOLDERS?\b/.test(readFileSync(file, 'utf8')))
    // Every role has the same placeholders.
    .map((file) => file.replace(/^components\/roles\/[^/]+\//, 'components/roles/‹role›/'));
  expect(filesWithPlaceholders.filter((file) => !markdown.includes(`\`${file}\``))).toEqual([]);
  const namedFiles = [...markdown.matchAll(/`((?:app|components|lib)\/[^`]+)`/g)].map(
    ([, file]) => file!,
  );
  expect(namedFiles.filter((file) => !file.includes('‹role›') && !existsSync(file))).toEqual([]);
});
