/**
 * The environment, parsed once: everything that an operator can set; .env.example explains each to
 * people. Besides next.config.mjs (what the build reads), instrumentation.ts (Next's own) and the
 * commands (lib/scripts), nothing reads `process.env`.
 */
import 'server-only';
import path from 'node:path';
import { z } from 'zod';
import { fail } from '@/lib/fail.mjs';

/** A wrong value in the environment; its message is one line that says which and what to set. */
export class EnvError extends Error {
  override name = 'EnvError';
}

const isHttpUrl = (value: string, mayHaveQuery = false) => {
  if (!URL.canParse(value)) return false;
  const { protocol, username, password, search, hash } = new URL(value);
  const unwanted = username + password + hash + (mayHaveQuery ? '' : search);
  return ['http:', 'https:'].includes(protocol) && !unwanted;
};
const isPostgresUrl = (value: string) =>
  /^postgres(ql)?:\/\//.test(value) && URL.canParse(value) && new URL(value).hostname !== '';

/** The standard's own limits of a key, in bytes. */
const isSecret = (text: string) => {
  const key = Buffer.from(text.slice('whsec_'.length), 'base64');
  return text === `whsec_${key.toString('base64')}` && key.length >= 24 && key.length <= 64;
};
const secrets = z
  .string()
  .transform((value) => value.split(/ +/))
  .refine(
    (all) => all.length <= 2 && all.every(isSecret),
    'must be whsec_ with 24 to 64 bytes in base64 behind it, as `echo whsec_$(openssl rand -base64 32)` makes one; two of them, with a space in between, while one is replaced',
  )
  .optional();

const text = (isRight: (value: string) => boolean, hint: string) =>
  z.string().refine(isRight, hint);
const url = (hint: string) =>
  text((value) => isHttpUrl(value), hint).transform((value) => value.replace(/(?<!\/)\/+$/, ''));

const ORIGIN =
  'must be the address that visitors use, without a path, like https://www.example.com';

const wholeNumber = (preset: number, min: number, max: number, meaning: string) => {
  const hint = `must be a whole number from ${min} to ${max}: ${meaning}`;
  return z.coerce.number(hint).int(hint).min(min, hint).max(max, hint).default(preset);
};

const schema = z.object({
  UPSTREAM_URL: url(
    'must be an http:// or https:// address without user, query or hash, like https://api.example.com; leave it unset to keep submissions in the store',
  ).optional(),
  UPSTREAM_SECRET: secrets,
  DATABASE_URL: text(
    (value) => value === 'off' || isPostgresUrl(value) || /^file:(?!:)[^?]+$/.test(value),
    'must be postgres://user:password@host/name, file:path/to/a.db (a file that lasts), or off; leave it unset for a SQLite file under .data/',
  ).optional(),
  RATE_LIMIT: wholeNumber(
    600,
    0,
    1e9,
    'submissions per address and form in 10 minutes; 0 means no limit',
  ),
  TRUSTED_PROXY: wholeNumber(0, 0, 20, 'how many proxies of yours stand in front of the site'),
  RETENTION_DAYS: wholeNumber(180, 1, 36_500, 'how many days the store keeps what it holds'),
  PORT: wholeNumber(3000, 0, 65_535, 'where the site listens'),
  SITE_URL: url(ORIGIN)
    .refine((value) => new URL(value).pathname === '/', ORIGIN)
    .optional(),
  VITALS_URL: url(
    'must be an http:// or https:// address without user, query or hash; leave it unset to use /api/vitals of the site itself',
  ).optional(),
  CRON_SECRET: z
    .string()
    .regex(/^[\x21-\x7e]{16,}$/, 'must be at least 16 letters, digits or signs, without spaces')
    .optional(),
  // Chat services have their secret in the query.
  ALERT_URL: text(
    (value) => isHttpUrl(value, true),
    'must be an http:// or https:// address without user or hash, like https://hooks.example.com/abc',
  ).optional(),
  VERCEL: z.string().optional(),
  VERCEL_PROJECT_PRODUCTION_URL: z.string().optional(),
});

function databaseOf({ ALERT_URL, DATABASE_URL, UPSTREAM_URL, VERCEL }: z.infer<typeof schema>) {
  if (DATABASE_URL === 'off') {
    if (ALERT_URL)
      throw new EnvError(
        'ALERT_URL needs a store, which DATABASE_URL turns off: unset one of them.',
      );
    if (UPSTREAM_URL) return { kind: 'off' } as const;
    throw new EnvError(
      'DATABASE_URL is off, which needs UPSTREAM_URL: set UPSTREAM_URL, or unset DATABASE_URL to keep submissions in a file under .data/.',
    );
  }
  if (DATABASE_URL && isPostgresUrl(DATABASE_URL))
    return { kind: 'postgres', url: DATABASE_URL } as const;
  if (VERCEL) {
    throw new EnvError(
      'DATABASE_URL must be set on Vercel, where no file lasts: postgres://user:password@host/name, or off together with UPSTREAM_URL.',
    );
  }
  const file = DATABASE_URL?.slice('file:'.length) ?? path.join('.data', 'tassel.db');
  return { kind: 'sqlite', file } as const;
}

/**
 * Checks an environment.
 *
 * @param source the variables; blank ones count as unset
 * @returns the settings, with every default filled in
 * @throws {EnvError} on the first wrong value
 */
export function parseEnv(source: Readonly<Record<string, string | undefined>>) {
  const notBlank = Object.fromEntries(
    Object.entries(source)
      .map(([name, value]) => [name, value?.trim()] as const)
      .filter(([, value]) => value),
  );
  const { data, error } = schema.safeParse(notBlank);
  if (!data) {
    const [issue] = error.issues;
    // Values are never repeated in a message: DATABASE_URL holds a password.
    throw new EnvError(`${String(issue?.path[0])} ${issue?.message}.`);
  }
  const host = data.VERCEL_PROJECT_PRODUCTION_URL;
  const preset = host ? `https://${host}` : `http://localhost:${data.PORT}`;
  return {
    /** Without a slash at its end; unset: the store is where submissions stay. */
    upstreamUrl: data.UPSTREAM_URL,
    /** Each call is signed with every one; none: not at all. */
    upstreamSecrets: data.UPSTREAM_SECRET ?? [],
    database: databaseOf(data),
    rateLimit: data.RATE_LIMIT,
    trustedProxies: data.TRUSTED_PROXY,
    retentionDays: data.RETENTION_DAYS,
    port: data.PORT,
    /** The site's own origin, without a slash at its end. */
    siteUrl: new URL(data.SITE_URL ?? preset).origin,
    vitalsUrl: data.VITALS_URL,
    cronSecret: data.CRON_SECRET,
    alertUrl: data.ALERT_URL,
    /** On Vercel no file lasts, and the platform names the client itself. */
    onVercel: data.VERCEL !== undefined,
  };
}

export type Env = ReturnType<typeof parseEnv>;

let parsed: Env | undefined;

/**
 * The site's settings, and those of the commands. A wrong one ends the process with one line: a throw
 * would leave a server running and answering 500.
 *
 * @returns what `process.env` says, parsed at the first call
 */
export function env(): Env {
  try {
    return (parsed ??= parseEnv(process.env));
  } catch (error) {
    if (error instanceof EnvError) fail(error.message);
    throw error;
  }
}

/**
 * @param now the settings that the site starts with
 * @param built what next.config.mjs wrote into the build, which pages, sitemap and policies were made with
 * @returns the variables that were others then. A site at an http:// address is on somebody's own machine.
 */
export function changedSinceBuild(now: Env, built = process.env.BUILT_WITH): string[] {
  if (!built) return [];
  const then = parseEnv({ ...process.env, ...(JSON.parse(built) as Record<string, string>) });
  const isPublic = now.siteUrl.startsWith('https:');
  return [
    ...(isPublic && now.siteUrl !== then.siteUrl ? ['SITE_URL'] : []),
    ...(now.vitalsUrl !== then.vitalsUrl ? ['VITALS_URL'] : []),
  ];
}
