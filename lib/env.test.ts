import { readFileSync } from 'node:fs';
import { parseEnv as parseEnvFile } from 'node:util';
import { expect, test } from 'vitest';
import {
  findChangedSettings,
  findUnknownSettings,
  settingNames,
  EnvError,
  parseEnv,
} from '@/lib/env';

test('parseEnv returns the documented defaults for an empty environment', () => {
  expect(parseEnv({})).toEqual({
    upstreamUrl: undefined,
    upstreamSecrets: [],
    database: { kind: 'sqlite', file: '.data/tassel.db' },
    rateLimit: 600,
    trustedProxies: 0,
    retentionDays: 180,
    port: 3000,
    siteUrl: 'http://localhost:3000',
    onVercel: false,
  });
});

test('parseEnv treats blank values as unset', () => {
  expect(parseEnv({ UPSTREAM_URL: '', DATABASE_URL: ' ', PORT: '' })).toEqual(parseEnv({}));
});

const [secret, otherSecret] = ['old', 'new'].map(
  (name) => `whsec_${Buffer.alloc(24, name).toString('base64')}`,
) as [string, string];

test.each<[object, Record<string, string>]>([
  [{ upstreamSecrets: [secret] }, { UPSTREAM_SECRET: secret }],
  [{ upstreamSecrets: [secret, otherSecret] }, { UPSTREAM_SECRET: `${secret} ${otherSecret}` }],
  [{ alertUrl: 'https://chat.example/a?key=b' }, { ALERT_URL: 'https://chat.example/a?key=b' }],
  [{ upstreamUrl: 'https://up.example/v1' }, { UPSTREAM_URL: 'https://up.example/v1/' }],
  [{ database: { kind: 'postgres', url: 'postgres://h/d' } }, { DATABASE_URL: 'postgres://h/d' }],
  [{ rateLimit: 0 }, { RATE_LIMIT: '0' }],
  [{ trustedProxies: 2 }, { TRUSTED_PROXY: '2' }],
  [{ retentionDays: 30 }, { RETENTION_DAYS: '30' }],
  [{ cronSecret: 'sixteen-letters-' }, { CRON_SECRET: 'sixteen-letters-' }],
  [{ port: 4000, siteUrl: 'http://localhost:4000' }, { PORT: '4000' }],
  [{ siteUrl: 'https://tassel.example' }, { SITE_URL: 'https://tassel.example/' }],
])('parseEnv reads %j from %j', (settings, environment) => {
  expect(parseEnv(environment)).toEqual({ ...parseEnv({}), ...settings });
});

test('DATABASE_URL=off needs UPSTREAM_URL and conflicts with ALERT_URL', () => {
  expect(parseEnv({ DATABASE_URL: 'off', UPSTREAM_URL: 'http://up.example' }).database).toEqual({
    kind: 'off',
  });
  expect(() => parseEnv({ DATABASE_URL: 'off' })).toThrow(/UPSTREAM_URL/);
  const alerting = { UPSTREAM_URL: 'http://up.example', ALERT_URL: 'http://chat.example' };
  expect(() => parseEnv({ DATABASE_URL: 'off', ...alerting })).toThrow(/^ALERT_URL needs a store/);
});

test('parseEnv refuses a SQLite file as the store on Vercel', () => {
  expect(() => parseEnv({ VERCEL: '1' })).toThrow(/files do not last on Vercel\. Set DATABASE_URL/);
  expect(() => parseEnv({ VERCEL: '1', DATABASE_URL: 'file:a.db' })).toThrow(/Vercel/);
  const vercel = { VERCEL: '1', VERCEL_PROJECT_PRODUCTION_URL: 'tassel.vercel.app' };
  const settings = { onVercel: true, siteUrl: 'https://tassel.vercel.app' };
  expect(parseEnv({ ...vercel, DATABASE_URL: 'postgres://h/d' })).toMatchObject(settings);
});

test.each([
  ['UPSTREAM_URL', 'nonsense'],
  ['UPSTREAM_URL', 'ftp://example.com'],
  ['UPSTREAM_URL', 'https://ada:secret@example.com'],
  ['UPSTREAM_URL', 'https://example.com/?a=b'],
  ['UPSTREAM_SECRET', 'secret'],
  ['UPSTREAM_SECRET', `whsec_${Buffer.alloc(23).toString('base64')}`],
  ['UPSTREAM_SECRET', secret.slice('whsec_'.length)],
  ['UPSTREAM_SECRET', `${secret}!`],
  ['UPSTREAM_SECRET', [secret, secret, secret].join(' ')],
  ['ALERT_URL', 'hooks.example/secret'],
  ['ALERT_URL', 'https://ada:secret@hooks.example/'],
  ['ALERT_URL', 'https://hooks.example/?a=secret#b'],
  ['DATABASE_URL', 'mysql://secret@host/db'],
  ['DATABASE_URL', 'postgres://'],
  ['DATABASE_URL', 'file:'],
  ['DATABASE_URL', 'file::memory:'],
  ['DATABASE_URL', 'file:a?mode=memory'],
  ['RATE_LIMIT', 'many'],
  ['RATE_LIMIT', '-1'],
  ['TRUSTED_PROXY', 'yes'],
  ['TRUSTED_PROXY', '21'],
  ['CRON_SECRET', 'too-short'],
  ['RETENTION_DAYS', '0'],
  ['RETENTION_DAYS', '1.5'],
  ['PORT', '70000'],
  ['PORT', '-1'],
  ['PORT', '3000.5'],
  ['SITE_URL', 'tassel.example'],
  ['SITE_URL', 'https://tassel.example/secret'],
  ['HTTPS_PROXY', 'secret.example:3128'],
  ['http_proxy', 'socks5://ada:secret@proxy.example'],
])(
  'parseEnv refuses %s=%s in one line that names the variable but not its value',
  (name, value) => {
    const parse = () => parseEnv({ [name]: value });
    expect(parse).toThrow(EnvError);
    expect(parse).toThrow(new RegExp(`^${name} must be .+\\.$`));
    expect(parse).not.toThrow(/secret/);
  },
);

test('parseEnv reports all invalid and conflicting settings, one per line', () => {
  const environment = { RATE_LIMIT: '-1.5', SITE_URL: 'x', DATABASE_URL: 'off', PORT: '1' };
  expect(() => parseEnv(environment)).toThrow(
    /^RATE_LIMIT must be .*\.\nSITE_URL must be .*\.\nDATABASE_URL is off, but UPSTREAM_URL .*\.$/,
  );
});

test('findUnknownSettings returns the names in a .env file that are not settings of the site', () => {
  expect(findUnknownSettings('FOO=1\nRATE_LIMIT=5\n# BAR=1\nNO_PROXY=a\n')).toEqual(['FOO']);
});

test('.env.example has every setting and no other names', () => {
  const example = readFileSync('.env.example', 'utf8').replaceAll(/^# (?=[A-Z_]+=)/gm, '');
  expect(findUnknownSettings(example)).toEqual([]);
  // The example leaves out variants of HTTPS_PROXY and NO_PROXY, and variables that Vercel sets.
  const notDocumented = /^(HTTP_PROXY|VERCEL.*|[a-z_]+)$/;
  const documented = settingNames.filter((name) => !notDocumented.test(name));
  expect(Object.keys(parseEnvFile(example)).toSorted()).toEqual(documented.toSorted());
});

test('findUnknownSettings suggests settings that start with the same letters', () => {
  expect(findUnknownSettings('TRUSTED_PROXIES=1\nUPSTREAM=2\n')).toEqual([
    'TRUSTED_PROXIES (did you mean TRUSTED_PROXY?)',
    'UPSTREAM (did you mean UPSTREAM_URL or UPSTREAM_SECRET?)',
  ]);
});

test('findChangedSettings returns the settings that changed since the build', () => {
  const changes = (source: Record<string, string>, built: Record<string, string>) =>
    findChangedSettings(parseEnv(source), JSON.stringify(built));
  expect(changes({ SITE_URL: 'https://a.example' }, { SITE_URL: '' })).toEqual(['SITE_URL']);
  expect(changes({ SITE_URL: 'http://127.0.0.1:4000' }, { SITE_URL: '' })).toEqual([]);
});
