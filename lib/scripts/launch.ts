/** Rules for `npm run check:launch`. */
import path from 'node:path';
import { positions } from '@/components/roles';
import type { Position } from '@/components/role-page/types';
import { parseEnv } from '@/lib/env';

const SAMPLE_HOST = /(?:^|\.)(?:localhost|test|local|invalid|example(?:\.com|\.net|\.org)?)$/;
const isLoopback = ({ hostname }: URL) => /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(hostname);
const isPublic = ({ protocol, hostname }: URL) =>
  protocol === 'https:' && !SAMPLE_HOST.test(hostname);

/** On Windows, `path.relative` returns an absolute path if the file is on another drive. */
const isInProjectFolder = (file: string) =>
  !path.relative('.', file).startsWith('..') && !path.isAbsolute(path.relative('.', file));

/**
 * Returns the placeholders that docs/placeholders.md lists.
 *
 * @param markdown the text of the file, in which each table row and list item is a placeholder
 */
export const listPlaceholders = (markdown: string): string[] =>
  [...markdown.matchAll(/^(?:\| (?!-)(.+) \|(?!\n\| -)|- (.+?)[;.]?)$/gm)].map(([, row, item]) =>
    `${row ?? item}`.replaceAll(/ +/g, ' '),
  );

/**
 * Returns a line for each setting that is missing or suits only a development machine.
 *
 * @throws {EnvError} if a value is invalid
 */
export function findUnreadySettings(
  source: Readonly<Record<string, string | undefined>>,
): string[] {
  const { alertUrl, cronSecret, database, onVercel, siteUrl, upstreamSecrets, upstreamUrl } =
    parseEnv(source);
  const isPlainHttp = (url?: string) =>
    url && !url.startsWith('https:') && !isLoopback(new URL(url));
  const checks: [isUnready: unknown, line: string][] = [
    [
      !isPublic(new URL(siteUrl)),
      'SITE_URL must be the https:// address that visitors use, on your own domain (not example.com, .example, .test, .local or localhost). Link previews, the sitemap and job postings contain it.',
    ],
    [
      database.kind === 'sqlite' && isInProjectFolder(database.file),
      'DATABASE_URL must be PostgreSQL or a file outside this folder, such as file:/var/lib/tassel/tassel.db. Otherwise the next deployment may delete the submissions.',
    ],
    [
      !onVercel && !source.TRUSTED_PROXY?.trim(),
      'TRUSTED_PROXY must be the number of your proxies in front of the site (0 for none). Otherwise all visitors may share one rate limit.',
    ],
    [
      onVercel && database.kind !== 'off' && !cronSecret,
      'CRON_SECRET must be set on Vercel. Otherwise retries and RETENTION_DAYS only work while people submit forms.',
    ],
    [isPlainHttp(upstreamUrl), 'UPSTREAM_URL must be an https:// address, to encrypt submissions.'],
    [
      upstreamUrl && !isLoopback(new URL(upstreamUrl)) && upstreamSecrets.length === 0,
      'UPSTREAM_SECRET must be set. Otherwise the upstream cannot tell the site from anyone who finds its address.',
    ],
    [
      !alertUrl && database.kind !== 'off',
      'ALERT_URL must be set to alert you when submissions do not arrive. Otherwise only /api/health reports it.',
    ],
    [isPlainHttp(alertUrl), 'ALERT_URL must be an https:// address, to encrypt alerts.'],
  ];
  return checks.flatMap(([isUnready, line]) => (isUnready ? line : []));
}

/** Returns a line for each open role whose posting has expired. Search engines no longer show such a posting. */
export const findExpiredRoles = (today: string, roles: readonly Position[] = positions): string[] =>
  roles
    .filter(({ open, posting }) => open && posting.validThrough < today)
    .map(
      ({ title, posting }) => `${title} is open, but its posting ended ${posting.validThrough}.`,
    );
