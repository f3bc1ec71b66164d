/** Parses the settings from environment variables, which .env.example explains. */
import 'server-only';
import path from 'node:path';
import { z } from 'zod';
import { fail } from '@/lib/fail.mjs';
import { periods } from '@/lib/periods';

/** Where submissions are stored if DATABASE_URL is unset. Only this folder is created by the site. */
export const DEFAULT_STORE_FILE = path.join('.data', 'tassel.db');

/** Thrown for invalid settings. Each line of the message names a variable and says what to set. */
export class SettingsError extends Error {
  override name = 'SettingsError';
}

const isHttpUrl = (value: string) => {
  if (!URL.canParse(value)) return false;
  // Compares addresses, because `search` and `hash` are empty for `/?` and `/#`.
  const { protocol, origin, pathname, href } = new URL(value);
  return ['http:', 'https:'].includes(protocol) && href === origin + pathname;
};
const isPostgresUrl = (value: string) => {
  if (!/^postgres(ql)?:\/\/[^#]+$/.test(value) || !URL.canParse(value)) return false;
  const { hostname, pathname, search } = new URL(value);
  // After an unencoded / or ?, the rest of a password would count as the database's name or as options.
  if (!hostname || !/^\/[^/@]+$/.test(pathname) || search.includes('@')) return false;
  try {
    // pg takes % literally if no hexadecimal digits follow, although elsewhere it decodes it.
    decodeURIComponent(value);
    return true;
  } catch {
    return false;
  }
};

/** How to write a password in DATABASE_URL; also in .env.example. */
export const DATABASE_URL_HINT =
  'In user and password, write % as %25, @ as %40, # as %23, / as %2F, ? as %3F and $ as %24. In .env, put the address into single quotes';

/** Standard Webhooks 1.0 allows keys of 24 to 64 bytes. */
const isSecret = (value: string) => {
  const key = Buffer.from(value.slice('whsec_'.length), 'base64');
  return value === `whsec_${key.toString('base64')}` && key.length >= 24 && key.length <= 64;
};
const createTextSetting = (isValid: (value: string) => boolean, hint: string) =>
  z.string().refine(isValid, hint);
const createUrlSetting = (hint: string) =>
  createTextSetting(isHttpUrl, hint).transform((value) => value.replace(/(?<!\/)\/+$/, ''));

const ORIGIN_HINT =
  'must be the address that visitors use, without a path, like https://www.example.com';

const createNumberSetting = (defaultValue: number, min: number, max: number, meaning: string) => {
  const hint = `must be a whole number from ${min} to ${max}: ${meaning}`;
  return z.coerce.number(hint).int(hint).min(min, hint).max(max, hint).default(defaultValue);
};

const schema = z.object({
  UPSTREAM_URL: createUrlSetting(
    'must be an http:// or https:// address without user, query or hash, like https://api.example.com; leave it unset to keep submissions in the store',
  ).optional(),
  UPSTREAM_SECRET: createTextSetting(
    isSecret,
    'must be whsec_ followed by 24 to 64 bytes in base64 (create one with `echo whsec_$(openssl rand -base64 32)`)',
  ).optional(),
  DATABASE_URL: createTextSetting(
    (value) => value === 'off' || isPostgresUrl(value) || /^file:(?![:~])[^?]+$/.test(value),
    `must be postgres://user:password@host/name, file:/path/to/store.db, or off; leave it unset for a SQLite file under .data/. ${DATABASE_URL_HINT}`,
  ).optional(),
  RATE_LIMIT: createNumberSetting(
    600,
    0,
    1e9,
    `requests per address and form in ${periods.rateLimitMinutes} minutes; 0 means no limit`,
  ),
  PORT: createNumberSetting(3000, 0, 65_535, 'the port that the site listens on'),
  SITE_URL: createUrlSetting(ORIGIN_HINT)
    .refine((value) => new URL(value).pathname === '/', ORIGIN_HINT)
    .optional(),
  CRON_SECRET: z
    .string()
    .regex(/^[\x21-\x7e]{16,}$/, 'must be at least 16 letters, digits or signs, without spaces')
    .optional(),
  VERCEL: z.string().optional(),
  VERCEL_PROJECT_PRODUCTION_URL: z.string().optional(),
});

/** Returns why DATABASE_URL conflicts with other settings; undefined if it does not. */
function explainConflict({ DATABASE_URL, UPSTREAM_URL, VERCEL }: NodeJS.Dict<string>) {
  if (DATABASE_URL === 'off' && !UPSTREAM_URL)
    return 'DATABASE_URL is off, but UPSTREAM_URL is not set. Set UPSTREAM_URL, or unset DATABASE_URL to keep submissions in a file under .data/.';
  if (VERCEL && (DATABASE_URL ?? 'file:').startsWith('file:'))
    return 'The store would be a file, and files do not last on Vercel. Set DATABASE_URL to postgres://user:password@host/name, or to off if UPSTREAM_URL is set.';
}

function parseDatabase(url: string | undefined) {
  if (url === 'off') return { kind: 'off' } as const;
  if (url && isPostgresUrl(url)) return { kind: 'postgres', url } as const;
  const file = url?.slice('file:'.length) ?? DEFAULT_STORE_FILE;
  return { kind: 'sqlite', file } as const;
}

/**
 * Parses the settings and fills in defaults. Blank variables count as unset.
 *
 * @throws {SettingsError} for invalid or conflicting values
 */
export function parseSettings(source: NodeJS.Dict<string>) {
  const nonBlank = Object.fromEntries(
    Object.entries(source)
      .map(([name, value]) => [name, value?.trim()] as const)
      .filter(([, value]) => value),
  );
  const { data, error } = schema.safeParse(nonBlank);
  // The lines do not contain the values, because DATABASE_URL contains a password.
  const invalid = error?.issues.map((issue) => `${String(issue.path[0])} ${issue.message}.`) ?? [];
  const conflict = explainConflict(nonBlank);
  // A set, because a value that fails several checks gives the same line for each.
  const lines = new Set(conflict ? [...invalid, conflict] : invalid);
  if (!data || lines.size > 0) throw new SettingsError([...lines].join('\n'));
  const host = data.VERCEL_PROJECT_PRODUCTION_URL;
  const defaultSiteUrl = host ? `https://${host}` : `http://localhost:${data.PORT}`;
  return {
    /** Without a trailing slash; undefined if submissions stay in the store. */
    upstreamUrl: data.UPSTREAM_URL,
    upstreamSecret: data.UPSTREAM_SECRET,
    database: parseDatabase(data.DATABASE_URL),
    rateLimit: data.RATE_LIMIT,
    port: data.PORT,
    siteUrl: new URL(data.SITE_URL ?? defaultSiteUrl).origin,
    cronSecret: data.CRON_SECRET,
    onVercel: data.VERCEL !== undefined,
  };
}

export type Settings = ReturnType<typeof parseSettings>;

let cachedSettings: Settings | undefined;

/**
 * Returns the settings, parsed once. Invalid values end the process, because after an error Next would keep running and
 * respond with 500.
 */
export function getSettings(): Settings {
  try {
    return (cachedSettings ??= parseSettings(process.env));
  } catch (error) {
    if (error instanceof SettingsError) fail(error.message);
    throw error;
  }
}

/**
 * Returns a warning if the site was built for another SITE_URL.
 *
 * @param builtUrl SITE_URL of the build, which next.config.mjs writes into this code; undefined in development
 */
export function explainBuiltUrl(siteUrl: string, builtUrl = process.env.BUILT_SITE_URL) {
  if (!builtUrl) return;
  const { origin } = new URL(builtUrl);
  const isLocal = (url: string) => new URL(url).hostname === 'localhost';
  // Without SITE_URL, only the build's address counts.
  if (!isLocal(origin) && (isLocal(siteUrl) || siteUrl === origin)) return;
  const advice = isLocal(siteUrl)
    ? 'Set SITE_URL to the address that visitors use, and build again.'
    : `SITE_URL is ${siteUrl}: build again.`;
  return `Canonical addresses, previews and the sitemap point to ${origin}, for which the site was built. ${advice}`;
}

export const settingNames = Object.keys(schema.shape);
