/**
 * The policy of each built page, by hashes of its own inline scripts and styles. The site's own
 * server reads the build once, when it starts: `headers()` of next.config is written before the pages
 * are. Plain JavaScript, like that server.
 */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { formerFiles } from '../former-files.mjs';

// What any page may run under the policy of next.config; see headers.mjs.
const ANY = "'unsafe-inline'";

// As a policy names a source (CSP level 3, section 2.3.1).
const hashOf = (text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

// Next writes no `>` in an attribute. Scripts that hold data are not run, so no policy applies to them.
const inlineSources = (html, tag) =>
  [...html.matchAll(new RegExp(`<${tag}([^>]*)>(.*?)</${tag}>`, 'gs'))]
    .filter(([, attributes]) => !/\ssrc=|\stype="application\/(?:ld\+)?json"/.test(attributes))
    .map(([, , text]) => hashOf(text));

const textsIn = (folder, ending) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith(ending))
    .map((file) => [file.slice(0, -ending.length), readFileSync(path.join(folder, file), 'utf8')]);

/**
 * @param {string} build the folder that `next build` wrote, like `.next`
 * @returns {(policy: string, path: string) => string} given the policy that next.config sets for an
 *   address, the one under which nothing inline runs but what its page holds; a policy that allows
 *   no inline script stays as it is
 */
export function strictPolicies(build) {
  // Those of former builds are for pages that are open already, under policies of their own.
  const former = formerFiles(build);
  const stylesheets = textsIn(path.join(build, 'static'), '.css')
    .filter(([name]) => !(`${name}.css` in former))
    .map(([, text]) => hashOf(text));
  const policies = new Map(
    textsIn(path.join(build, 'server/app'), '.html').map(([name, html]) => [
      name === 'index' ? '/' : `/${name.replaceAll(path.sep, '/')}`,
      {
        scripts: new Set(inlineSources(html, 'script')),
        // All stylesheets, too: when a visitor follows a link, React inserts those of the next page
        // as `<style>` elements, under the policy of the page that was loaded first.
        styles: new Set([...inlineSources(html, 'style'), ...stylesheets]),
      },
    ]),
  );
  // Where nothing else is, Next answers with this page.
  const notFound = policies.get('/_not-found') ?? { scripts: [], styles: [] };
  return (policy, route) => {
    const { scripts, styles } = policies.get(route) ?? notFound;
    return policy
      .replace(`script-src 'self' ${ANY}`, () => ["script-src 'self'", ...scripts].join(' '))
      .replace(`style-src 'self' ${ANY}`, () => ["style-src 'self'", ...styles].join(' '));
  };
}
