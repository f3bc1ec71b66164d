/** Names settings that the site starts with, but that an operator would want to correct. */
import 'server-only';
import { realpathSync } from 'node:fs';
import path from 'node:path';
import type { Env } from '@/lib/env';

/** Returns a line for each such setting. The store must be open, so that its folder exists. */
export function listEnvWarnings({ siteUrl, database }: Env, buildUrl: string): string[] {
  const builtSiteUrl = new URL(buildUrl).origin;
  const isLocal = (url: string) => new URL(url).hostname === 'localhost';
  const lines: string[] = [];
  // Without SITE_URL, only the build's address counts.
  if (isLocal(builtSiteUrl) || (!isLocal(siteUrl) && siteUrl !== builtSiteUrl))
    lines.push(
      `Canonical addresses, previews and the sitemap point to ${builtSiteUrl}, for which the site was built. Set SITE_URL to the address that visitors use, and build again.`,
    );
  // On localhost, people try the site.
  if (database.kind === 'sqlite' && !isLocal(siteUrl)) {
    // deploy/release.sh makes .data a link to a folder elsewhere.
    const folder = realpathSync(path.dirname(database.file));
    if (!path.relative(process.cwd(), folder).startsWith('..'))
      lines.push(
        `The store ${database.file} is in the folder of the site, which an upgrade may delete. Stop the site, move the store, and set DATABASE_URL to its new place.`,
      );
  }
  return lines;
}
