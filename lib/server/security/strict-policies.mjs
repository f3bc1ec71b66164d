/**
 * The policy of each built page, by hashes of its own inline scripts and styles. The site's own
 * server reads the build once, when it starts: `headers()` of next.config is written before the pages
 * are. Plain JavaScript, like that server.
 */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** What any page may run under the policy of next.config; see headers.mjs. */
const ANY = "'unsafe-inline'";

/** Where nothing else is, Next answers with this page. */
const NOT_FOUND = '/_not-found';

const hashOf = (/** @type {string} */ text) =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/**
 * @param {string} html a page as Next wrote it: attributes hold no `>`
 * @param {'script' | 'style'} tag which elements to look for
 * @returns {string[]} the source of each inline one, as a policy names it (CSP level 3, section
 *   2.3.1); scripts that hold data are not run, so no policy applies to them
 */
export function inlineSources(html, tag) {
  return html
    .split(`<${tag}`)
    .slice(1)
    .map((rest) => {
      const start = rest.indexOf('>');
      const attributes = rest.slice(0, start);
      const isInline = !/\ssrc=|\stype="application\/(?:ld\+)?json"/.test(attributes);
      return isInline ? hashOf(rest.slice(start + 1, rest.indexOf(`</${tag}>`))) : '';
    })
    .filter((hash, index, all) => hash && all.indexOf(hash) === index);
}

/**
 * @param {string} folder
 * @param {string} ending
 * @returns {[name: string, text: string][]} its files, by their path without the ending
 */
const filesIn = (folder, ending) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith(ending))
    .sort()
    .map((file) => [
      file.slice(0, -ending.length).split(path.sep).join('/'),
      readFileSync(path.join(folder, file), 'utf8'),
    ]);

/**
 * @param {string} build the folder that `next build` wrote, like `.next`
 * @returns {(policy: string, path: string) => string} given the policy that next.config sets for an
 *   address, the one under which nothing inline runs but what its page holds; a policy that allows
 *   no inline script stays as it is
 */
export function strictPolicies(build) {
  const pages = filesIn(path.join(build, 'server/app'), '.html');
  const stylesheets = filesIn(path.join(build, 'static'), '.css').map(([, text]) => hashOf(text));
  // All, in every policy: when a visitor follows a link, React inserts the stylesheets of the next
  // page as `<style>` elements, under the policy of the page that was loaded first.
  const styles = new Set([
    ...pages.flatMap(([, html]) => inlineSources(html, 'style')),
    ...stylesheets,
  ]);
  const scripts = new Map(
    pages.map(([name, html]) => [
      name === 'index' ? '/' : `/${name}`,
      inlineSources(html, 'script'),
    ]),
  );
  return (policy, route) =>
    policy
      .replace(`script-src 'self' ${ANY}`, () =>
        ["script-src 'self'", ...(scripts.get(route) ?? scripts.get(NOT_FOUND) ?? [])].join(' '),
      )
      .replace(`style-src 'self' ${ANY}`, () => ["style-src 'self'", ...styles].join(' '));
}
