/**
 * Creates each built page's Content Security Policy with the hashes of its inline scripts. Plain JavaScript, because
 * server.mjs imports this file.
 */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ANY_SCRIPT } from './headers.mjs';

// Next serves this page for unknown routes.
const NOT_FOUND = '/_not-found';

/** Returns the hash of a text as a policy source (CSP level 3, section 2.3.1). */
const toHashSource = (text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** A regular expression is enough, because Next writes no `>` into attributes. */
const findInlineScripts = (html) =>
  [...html.matchAll(/<script([^>]*)>(.*?)<\/script>/gs)]
    .filter(([, attributes]) => !/\ssrc=/.test(attributes))
    .map(([, , text]) => text);

/**
 * Reads the pages of a build and creates their policies.
 *
 * @param {string} buildFolder the folder that `next build` wrote, such as `.next`
 * @returns {(policy: string, route: string) => string} replaces `'unsafe-inline'` for scripts in a policy with the
 *   hashes of the route's page
 */
export function readStrictPolicies(buildFolder) {
  const folder = path.join(buildFolder, 'server/app');
  const sources = new Map(
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.html'))
      .map((file) => {
        const name = file.slice(0, -'.html'.length).replaceAll(path.sep, '/');
        const scripts = findInlineScripts(readFileSync(path.join(folder, file), 'utf8'));
        const hashes = new Set(scripts.map(toHashSource));
        return [name === 'index' ? '/' : `/${name}`, ["script-src 'self'", ...hashes].join(' ')];
      }),
  );
  return (policy, route) =>
    policy.replace(
      ANY_SCRIPT,
      () => sources.get(route) ?? sources.get(NOT_FOUND) ?? "script-src 'self'",
    );
}
