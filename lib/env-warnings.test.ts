import { symlinkSync, unlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { parseEnv } from '@/lib/env';
import { listEnvWarnings } from '@/lib/env-warnings';

const SITE_URL = 'https://tassel.example';

/** Returns the warnings of a site whose build had `builtSiteUrl` as its SITE_URL. */
const listWarnings = (source: Record<string, string>, builtSiteUrl = SITE_URL) =>
  listEnvWarnings(parseEnv({ DATABASE_URL: `file:${tmpdir()}/s.db`, ...source }), builtSiteUrl);

test('listEnvWarnings returns nothing for a correct site', () => {
  expect(listWarnings({ SITE_URL })).toEqual([]);
  expect(listWarnings({ SITE_URL, PORT: '4000' }, `${SITE_URL}/`)).toEqual([]);
  expect(listWarnings({ SITE_URL, DATABASE_URL: 'postgres://h/d' })).toEqual([]);
  // Without SITE_URL, only the build's address counts.
  expect(listWarnings({})).toEqual([]);
});

test.each<Record<string, string>>([{}, { SITE_URL }])(
  'listEnvWarnings names the address of a local build, for %j',
  (env) => {
    expect(listWarnings(env, 'http://localhost')).toEqual([
      expect.stringMatching(/ point to http:\/\/localhost, .* Set SITE_URL .* and build again\.$/),
    ]);
  },
);

test('listEnvWarnings names the address of a build for another SITE_URL', () => {
  expect(listWarnings({ SITE_URL }, 'https://www.tassel.example')).toEqual([
    expect.stringMatching(/ point to https:\/\/www\.tassel\.example, /),
  ]);
});

test('listEnvWarnings names a store in the folder of the site, except on localhost', () => {
  for (const file of ['store.db', path.resolve('lib/s.db')])
    expect(listWarnings({ SITE_URL, DATABASE_URL: `file:${file}` })).toEqual([
      expect.stringMatching(/^The store .*\.db is in the folder of the site, .* DATABASE_URL /),
    ]);
  expect(listWarnings({ SITE_URL, DATABASE_URL: 'file:../store.db' })).toEqual([]);
  expect(listWarnings({ DATABASE_URL: 'file:store.db' })).toEqual([]);
});

test('listEnvWarnings follows a link to a folder elsewhere, like .data of a release', () => {
  const link = path.resolve('node_modules/.store-link');
  symlinkSync(tmpdir(), link);
  onTestFinished(() => unlinkSync(link));
  expect(listWarnings({ SITE_URL, DATABASE_URL: `file:${link}/s.db` })).toEqual([]);
});
