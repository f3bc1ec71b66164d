/** What `npm run check:launch` finds; docs/placeholders.md and docs/deploying.md say more. */
import path from 'node:path';
import { positions } from '@/components/roles';
import type { Position } from '@/components/position/types';
import { parseEnv } from '@/lib/env';

const SAMPLE = /(?:^|\.)(?:localhost|test|local|invalid|example(?:\.com|\.net|\.org)?)$/;
const isSelf = ({ hostname }: URL) => /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(hostname);
const isPublic = ({ protocol, hostname }: URL) => protocol === 'https:' && !SAMPLE.test(hostname);

/** On another drive of Windows, the way there is an absolute one. */
const isInside = (file: string) =>
  !path.relative('.', file).startsWith('..') && !path.isAbsolute(path.relative('.', file));

/**
 * @param markdown docs/placeholders.md, where each row of a table and item of a list is one
 * @returns a line for each, in the order of the page
 */
export const placeholdersIn = (markdown: string): string[] =>
  [...markdown.matchAll(/^(?:\| (?!-)(.+) \|(?!\n\| -)|- (.+?)[;.]?)$/gm)].map(([, row, item]) =>
    `${row ?? item}`.replaceAll(/ +/g, ' '),
  );

/**
 * @param source the environment of the deployment
 * @returns one line for each setting that is missing, or fit for one's own machine only
 * @throws {EnvError} on a wrong value
 */
export function settingsToGo(source: Readonly<Record<string, string | undefined>>): string[] {
  const {
    alertUrl,
    cronSecret,
    database,
    onVercel,
    siteUrl,
    upstreamSecrets,
    upstreamUrl,
    vitalsUrl,
  } = parseEnv(source);
  const isSent = (url?: string) => url && !url.startsWith('https:') && !isSelf(new URL(url));
  const checks: [isToGo: unknown, line: string][] = [
    [
      !isPublic(new URL(siteUrl)),
      'SITE_URL must be the https:// address that visitors use, on your own domain (example.com, .example, .test, .local and localhost are samples); previews, the sitemap and job postings carry it.',
    ],
    [
      database.kind === 'sqlite' && isInside(database.file),
      'DATABASE_URL must name a file outside of this folder, like file:/var/lib/tassel/tassel.db, or PostgreSQL: submissions must not go with the build that is replaced.',
    ],
    [
      !onVercel && !source.TRUSTED_PROXY?.trim(),
      'TRUSTED_PROXY must say how many proxies of yours stand in front of the site (0 if none), or all visitors share one rate limit.',
    ],
    [
      onVercel && database.kind !== 'off' && !cronSecret,
      'CRON_SECRET must be set on Vercel: without it nothing is deleted after RETENTION_DAYS, nor sent again, while nobody submits.',
    ],
    [isSent(upstreamUrl), 'UPSTREAM_URL must be an https:// address: it crosses a network.'],
    [
      upstreamUrl && !isSelf(new URL(upstreamUrl)) && upstreamSecrets.length === 0,
      'UPSTREAM_SECRET must be set, or the upstream cannot tell the site from anyone who finds its address.',
    ],
    [
      !alertUrl && database.kind !== 'off',
      'ALERT_URL must name who is told when submissions do not arrive; otherwise you learn of it by asking /api/health.',
    ],
    [isSent(alertUrl), 'ALERT_URL must be an https:// address: it crosses a network.'],
    [isSent(vitalsUrl), 'VITALS_URL must be an https:// address: it crosses a network.'],
  ];
  return checks.flatMap(([isToGo, line]) => (isToGo ? line : []));
}

/**
 * @param today an ISO date
 * @returns a line for each open role whose posting search engines no longer show
 */
export const rolesPast = (today: string, roles: readonly Position[] = positions): string[] =>
  roles
    .filter(({ open, posting }) => open && posting.validThrough < today)
    .map(
      ({ title, posting }) => `${title} is open, but its posting ended ${posting.validThrough}.`,
    );
