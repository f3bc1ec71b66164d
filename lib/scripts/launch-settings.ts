/** What a deployment has to be told, read by `npm run check:launch`; docs/deploying.md says more. */
import { EnvError, parseEnv } from '@/lib/env';

type Source = Readonly<Record<string, string | undefined>>;

const isPublic = (url: URL) =>
  url.protocol === 'https:' &&
  !/^(localhost|127\.|\[::1\]|.*\.(example|test|local)$)/.test(url.hostname);

/**
 * @param source the environment of the deployment
 * @returns one line for each setting that is missing, wrong, or fit for one's own machine only
 */
export function settingsToGo(source: Source): string[] {
  let settings;
  try {
    settings = parseEnv(source);
  } catch (error) {
    if (error instanceof EnvError) return [error.message];
    throw error;
  }
  const { cronSecret, database, onVercel, siteUrl, upstreamUrl, vitalsUrl } = settings;
  const lines: string[] = [];
  if (!isPublic(new URL(siteUrl))) {
    lines.push(
      'SITE_URL must be the https:// address that visitors use; previews, the sitemap and job postings carry it.',
    );
  }
  if (!onVercel && !source.TRUSTED_PROXY?.trim()) {
    lines.push(
      'TRUSTED_PROXY must say how many proxies of yours stand in front of the site (0 if none), or all visitors share one rate limit.',
    );
  }
  if (onVercel && database.kind !== 'off' && !cronSecret) {
    lines.push(
      'CRON_SECRET must be set on Vercel: without it nothing is deleted after RETENTION_DAYS, nor sent again, while nobody submits.',
    );
  }
  for (const [name, url] of Object.entries({ UPSTREAM_URL: upstreamUrl, VITALS_URL: vitalsUrl })) {
    if (url && new URL(url).protocol !== 'https:' && !isLocal(new URL(url))) {
      lines.push(`${name} must be an https:// address: what it is sent crosses a network.`);
    }
  }
  return lines;
}

/** On the same machine nothing crosses a network. */
const isLocal = ({ hostname }: URL) => /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(hostname);

/**
 * @param source the environment of the deployment
 * @returns in one line, where submissions will be, so that nobody is surprised
 */
export function destination(source: Source): string {
  const { upstreamUrl, database } = parseEnv(source);
  const store =
    database.kind === 'sqlite'
      ? `the file ${database.file}, which needs a disk that lasts and a backup`
      : database.kind === 'postgres'
        ? 'PostgreSQL'
        : 'nowhere: what the upstream does not take at once is lost';
  return upstreamUrl
    ? `Submissions go to ${upstreamUrl}; kept until it has them: ${store}.`
    : `Submissions stay in ${store}.`;
}
