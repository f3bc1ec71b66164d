/**
 * The environment, parsed once: everything that an operator can set; .env.example explains each to
 * people. Besides next.config.mjs (HSTS_SUBDOMAINS, VITALS_URL), instrumentation.ts (Next's own) and the
 * server (lib/scripts/*.mjs: PORT), nothing reads `process.env`.
 */
import 'server-only';
import path from 'node:path';
import { z } from 'zod';

/** Where submissions are kept. */
export type Database =
  { kind: 'sqlite'; file: string } | { kind: 'postgres'; url: string } | { kind: 'off' };

export interface Env {
  /** The service that submissions are sent on to, without a slash at its end; unset: the store. */
  upstreamUrl: string | undefined;
  database: Database;
  /** Submissions per address and form in 10 minutes; 0: no limit. */
  rateLimit: number;
  /** How many proxies of ours stand in front of the site. */
  trustedProxies: number;
  /** How long the store keeps what it holds, in days. */
  retentionDays: number;
  /** For how many days what the upstream does not take is sent again, before it is parked. */
  redeliverDays: number;
  port: number;
  /** The site's own origin, without a slash at its end. */
  siteUrl: string;
  /** Where browsers report how fast pages were; unset: the site's own /api/vitals. */
  vitalsUrl: string | undefined;
  /** Whether all hosts under the site's own speak HTTPS as well. */
  hstsSubdomains: boolean;
  /** What a scheduler must send to /api/cron; unset: nobody may call it. */
  cronSecret: string | undefined;
  /** On Vercel no file lasts, and the platform names the client itself. */
  onVercel: boolean;
}

/** A wrong value in the environment; its message is one line that says which and what to set. */
export class EnvError extends Error {
  override name = 'EnvError';
}

const isHttpUrl = (value: string) => {
  if (!URL.canParse(value)) return false;
  const { protocol, username, password, search, hash } = new URL(value);
  return ['http:', 'https:'].includes(protocol) && !(username + password + search + hash);
};
const isPostgresUrl = (value: string) =>
  /^postgres(ql)?:\/\//.test(value) && URL.canParse(value) && new URL(value).hostname !== '';

const url = (hint: string) =>
  z
    .string()
    .refine((value) => isHttpUrl(value), hint)
    .transform((value) => value.replace(/(?<!\/)\/+$/, ''));

const ORIGIN =
  'must be the address that visitors use, without a path, like https://www.example.com';

const wholeNumber = (hint: string, least: number, most: number, preset: number) =>
  z
    .string()
    .regex(/^\d{1,9}$/, hint)
    .transform(Number)
    .refine((value) => value >= least && value <= most, hint)
    .default(preset);

const schema = z.object({
  UPSTREAM_URL: url(
    'must be an http:// or https:// address without user, query or hash, like https://api.example.com; leave it unset to keep submissions in the store',
  ).optional(),
  DATABASE_URL: z
    .string()
    .refine(
      (value) => value === 'off' || isPostgresUrl(value) || /^file:./.test(value),
      'must be postgres://user:password@host/name, file:path/to/a.db, or off; leave it unset for a SQLite file under .data/',
    )
    .optional(),
  RATE_LIMIT: wholeNumber(
    'must be a whole number: submissions per address and form in 10 minutes; 0 means no limit',
    0,
    999_999_999,
    600,
  ),
  TRUSTED_PROXY: wholeNumber(
    'must be a whole number from 0 to 20: how many proxies of yours stand in front of the site',
    0,
    20,
    0,
  ),
  RETENTION_DAYS: wholeNumber('must be a whole number of days, from 1 to 36500', 1, 36_500, 180),
  REDELIVER_DAYS: wholeNumber('must be a whole number of days, from 1 to 36500', 1, 36_500, 14),
  PORT: wholeNumber('must be a port: a whole number from 0 to 65535', 0, 65_535, 3000),
  SITE_URL: url(ORIGIN)
    .refine((value) => new URL(value).pathname === '/', ORIGIN)
    .optional(),
  VITALS_URL: url(
    'must be an http:// or https:// address without user, query or hash; leave it unset to use /api/vitals of the site itself',
  ).optional(),
  HSTS_SUBDOMAINS: z
    .enum(['true', 'false'], 'must be true (all hosts under this one speak HTTPS as well) or false')
    .default('false'),
  CRON_SECRET: z
    .string()
    .regex(/^[\x21-\x7e]{16,}$/, 'must be at least 16 letters, digits or signs, without spaces')
    .optional(),
  VERCEL: z.string().optional(),
  VERCEL_PROJECT_PRODUCTION_URL: z.string().optional(),
});

/** Values are never repeated in a message: DATABASE_URL holds a password. */
function describe(error: z.ZodError): string {
  const [issue] = error.issues;
  return `${String(issue?.path[0])} ${issue?.message}.`;
}

function databaseOf(url: string | undefined, upstreamUrl: string | undefined, onVercel: boolean) {
  if (url === 'off') {
    if (upstreamUrl) return { kind: 'off' } as const;
    throw new EnvError(
      'DATABASE_URL is off, which needs UPSTREAM_URL: set UPSTREAM_URL, or unset DATABASE_URL to keep submissions in a file under .data/.',
    );
  }
  if (url && isPostgresUrl(url)) return { kind: 'postgres', url } as const;
  if (onVercel) {
    throw new EnvError(
      'DATABASE_URL must be set on Vercel, where no file lasts: postgres://user:password@host/name, or off together with UPSTREAM_URL.',
    );
  }
  return {
    kind: 'sqlite',
    file: url ? url.slice('file:'.length) : path.join('.data', 'tassel.db'),
  } as const;
}

/**
 * Checks an environment.
 *
 * @param source the variables; blank ones count as unset
 * @returns the settings, with every default filled in
 * @throws {EnvError} on the first wrong value
 */
export function parseEnv(source: Readonly<Record<string, string | undefined>>): Env {
  const given = Object.fromEntries(
    Object.entries(source)
      .map(([name, value]) => [name, value?.trim()] as const)
      .filter(([, value]) => value),
  );
  const parsed = schema.safeParse(given);
  if (!parsed.success) throw new EnvError(describe(parsed.error));
  const { data } = parsed;
  const onVercel = data.VERCEL !== undefined;
  const preset = data.VERCEL_PROJECT_PRODUCTION_URL
    ? `https://${data.VERCEL_PROJECT_PRODUCTION_URL}`
    : `http://localhost:${data.PORT}`;
  return {
    upstreamUrl: data.UPSTREAM_URL,
    database: databaseOf(data.DATABASE_URL, data.UPSTREAM_URL, onVercel),
    rateLimit: data.RATE_LIMIT,
    trustedProxies: data.TRUSTED_PROXY,
    retentionDays: data.RETENTION_DAYS,
    redeliverDays: data.REDELIVER_DAYS,
    port: data.PORT,
    siteUrl: new URL(data.SITE_URL ?? preset).origin,
    vitalsUrl: data.VITALS_URL,
    hstsSubdomains: data.HSTS_SUBDOMAINS === 'true',
    cronSecret: data.CRON_SECRET,
    onVercel,
  };
}

let parsed: Env | undefined;

/**
 * The site's settings.
 *
 * @returns what `process.env` says, parsed at the first call
 * @throws {EnvError} on a wrong value; `npm start` and the server's start check before anyone asks
 */
export function env(): Env {
  return (parsed ??= parseEnv(process.env));
}

/**
 * @param more variables to add; undefined removes one
 * @returns the environment for a process of ours
 */
export function environmentWith(more: Record<string, string | undefined>): NodeJS.ProcessEnv {
  return { ...process.env, ...more };
}
