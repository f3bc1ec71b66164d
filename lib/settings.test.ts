import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseEnv as parseEnvFile } from 'node:util';
import nextEnv from '@next/env';
import pg from 'pg';
import { expect, test } from 'vitest';
import {
  DATABASE_URL_HINT,
  SettingsError,
  explainBuiltUrl,
  parseSettings,
  settingNames,
} from '@/lib/settings';

test('parseSettings returns the documented defaults for an empty environment', () => {
  expect(parseSettings({}), 'Add the default of a new setting to lib/settings.test.ts').toEqual({
    upstreamUrl: undefined,
    database: { kind: 'sqlite', file: '.data/tassel.db' },
    rateLimit: 600,
    port: 3000,
    siteUrl: 'http://localhost:3000',
    onVercel: false,
  });
});

test('parseSettings treats blank values as unset', () => {
  expect(parseSettings({ UPSTREAM_URL: '', DATABASE_URL: ' ', PORT: '' })).toEqual(
    parseSettings({}),
  );
});

const secret = `whsec_${Buffer.alloc(24, 'secret').toString('base64')}`;

test.each<[object, Record<string, string>]>([
  [{ upstreamSecret: secret }, { UPSTREAM_SECRET: secret }],
  [{ upstreamUrl: 'https://up.example/v1' }, { UPSTREAM_URL: 'https://up.example/v1/' }],
  [{ database: { kind: 'postgres', url: 'postgres://h/d' } }, { DATABASE_URL: 'postgres://h/d' }],
  [{ rateLimit: 0 }, { RATE_LIMIT: '0' }],
  [{ cronSecret: 'sixteen-letters-' }, { CRON_SECRET: 'sixteen-letters-' }],
  [{ port: 4000, siteUrl: 'http://localhost:4000' }, { PORT: '4000' }],
  [{ siteUrl: 'https://tassel.example' }, { SITE_URL: 'https://tassel.example/' }],
])('parseSettings reads %j from %j', (settings, environment) => {
  expect(parseSettings(environment)).toEqual({ ...parseSettings({}), ...settings });
});

test('DATABASE_URL works in .env if it is written as the hint says', () => {
  const password = '%p@ss#w/r?d$x';
  const replacements = [...DATABASE_URL_HINT.matchAll(/(\S) as (%\w\w)/g)];
  const encoded = replacements.reduce(
    (text, [, sign, code]) => text.replace(sign!, code!),
    password,
  );
  const folder = mkdtempSync(path.join(tmpdir(), 'tassel-env-'));
  writeFileSync(`${folder}/.env`, `DATABASE_URL='postgres://op:${encoded}@localhost/tassel'\n`);
  const { DATABASE_URL } = nextEnv.loadEnvConfig(folder, false).parsedEnv!;
  expect(parseSettings({ DATABASE_URL }).database.kind).toBe('postgres');
  expect(new pg.Client(DATABASE_URL)).toMatchObject({ password, database: 'tassel' });
});

test('the line about a wrong DATABASE_URL and .env.example contain the same hint', () => {
  expect(() => parseSettings({ DATABASE_URL: 'x' })).toThrow(DATABASE_URL_HINT);
  const example = readFileSync('.env.example', 'utf8').replaceAll(/\n# |\s+/g, ' ');
  expect(
    example.includes(DATABASE_URL_HINT),
    `Write in .env.example above DATABASE_URL: ${DATABASE_URL_HINT}`,
  ).toBe(true);
});

test('DATABASE_URL=off needs UPSTREAM_URL', () => {
  expect(
    parseSettings({ DATABASE_URL: 'off', UPSTREAM_URL: 'http://up.example' }).database,
  ).toEqual({
    kind: 'off',
  });
  expect(() => parseSettings({ DATABASE_URL: 'off' })).toThrow(/UPSTREAM_URL/);
});

test('parseSettings refuses a SQLite file as the store on Vercel', () => {
  expect(() => parseSettings({ VERCEL: '1' })).toThrow(
    /files do not last on Vercel\. Set DATABASE_URL/,
  );
  expect(() => parseSettings({ VERCEL: '1', DATABASE_URL: 'file:a.db' })).toThrow(/Vercel/);
  const vercel = { VERCEL: '1', VERCEL_PROJECT_PRODUCTION_URL: 'tassel.vercel.app' };
  const settings = { onVercel: true, siteUrl: 'https://tassel.vercel.app' };
  expect(parseSettings({ ...vercel, DATABASE_URL: 'postgres://h/d' })).toMatchObject(settings);
});

test.each([
  ['UPSTREAM_URL', 'nonsense'],
  ['UPSTREAM_URL', 'ftp://example.com'],
  ['UPSTREAM_URL', 'https://ada:secret@example.com'],
  ['UPSTREAM_URL', 'https://example.com/?a=b'],
  ['UPSTREAM_URL', 'https://example.com/?'],
  ['UPSTREAM_URL', 'https://example.com/#'],
  ['UPSTREAM_SECRET', 'secret'],
  ['UPSTREAM_SECRET', `whsec_${Buffer.alloc(23).toString('base64')}`],
  ['UPSTREAM_SECRET', secret.slice('whsec_'.length)],
  ['UPSTREAM_SECRET', `${secret}!`],
  ['UPSTREAM_SECRET', `${secret} ${secret}`],
  ['DATABASE_URL', 'mysql://secret@host/db'],
  ['DATABASE_URL', 'postgres://'],
  ['DATABASE_URL', 'postgres://host'],
  ['DATABASE_URL', 'postgres://host/'],
  // What Next reads from .env, without quotes, if the password is p@secret#w or 1#secret
  ['DATABASE_URL', 'postgres://user:p@secret'],
  ['DATABASE_URL', 'postgres://user:1'],
  ['DATABASE_URL', 'postgres://user:p#secret@host/db'],
  ['DATABASE_URL', 'postgres://user:p@secret#w@host/db'],
  ['DATABASE_URL', 'postgres://user:1/secret@host/db'],
  ['DATABASE_URL', 'postgres://user:1?secret@host/db'],
  ['DATABASE_URL', 'postgres://user:1/a?secret@host/db'],
  ['DATABASE_URL', 'postgres://user:%E0%A4secret@host/db'],
  ['DATABASE_URL', 'postgres://user:100%secret@host/db'],
  ['DATABASE_URL', 'postgres://user%:secret@host/db'],
  ['DATABASE_URL', 'postgres://user:secret@host/db%zz'],
  ['DATABASE_URL', 'file:'],
  ['DATABASE_URL', 'file::memory:'],
  ['DATABASE_URL', 'file:~/secret.db'],
  ['DATABASE_URL', 'file:a?mode=memory'],
  ['RATE_LIMIT', 'many'],
  ['RATE_LIMIT', '-1'],
  ['CRON_SECRET', 'too-short'],
  ['PORT', '70000'],
  ['PORT', '-1'],
  ['PORT', '3000.5'],
  ['SITE_URL', 'tassel.example'],
  ['SITE_URL', 'https://tassel.example/secret'],
  ['SITE_URL', 'https://tassel.example/?'],
])(
  'parseSettings refuses %s=%s in one line that names the variable but not its value',
  (name, value) => {
    const parse = () => parseSettings({ [name]: value });
    expect(parse).toThrow(SettingsError);
    expect(parse).toThrow(new RegExp(`^${name} must be .+\\.$`));
    expect(parse).not.toThrow(/secret/);
  },
);

test('parseSettings reports all invalid and conflicting settings, one per line', () => {
  const environment = { RATE_LIMIT: '-1.5', SITE_URL: 'x', DATABASE_URL: 'off', PORT: '1' };
  expect(() => parseSettings(environment)).toThrow(
    /^RATE_LIMIT must be .*\.\nSITE_URL must be .*\.\nDATABASE_URL is off, but UPSTREAM_URL .*\.$/,
  );
});

const local = 'http://localhost:3000';
const www = 'https://www.tassel.example';

test.each([
  [www, www],
  [www, `${www}/`],
  // Without SITE_URL, only the build's address counts.
  [local, www],
  // In development
  [www, undefined],
])('explainBuiltUrl accepts SITE_URL %s with a build for %s', (siteUrl, builtUrl) => {
  expect(explainBuiltUrl(siteUrl, builtUrl)).toBeUndefined();
});

test.each([
  [local, 'http://localhost', 'Set SITE_URL to the address that visitors use, and build again.'],
  [www, 'http://localhost', `SITE_URL is ${www}: build again.`],
  [www, 'https://tassel.example', `SITE_URL is ${www}: build again.`],
])('explainBuiltUrl warns about SITE_URL %s with a build for %s', (siteUrl, builtUrl, advice) => {
  const warning = explainBuiltUrl(siteUrl, builtUrl)!;
  expect(warning).toContain(` point to ${builtUrl}, `);
  expect(warning.endsWith(advice)).toBe(true);
});

test('.env.example has every setting and no other names', () => {
  const example = readFileSync('.env.example', 'utf8').replaceAll(/^# (?=[A-Z_]+=)/gm, '');
  const documented = settingNames.filter((name) => !name.startsWith('VERCEL'));
  expect(Object.keys(parseEnvFile(example)).toSorted()).toEqual(documented.toSorted());
});
