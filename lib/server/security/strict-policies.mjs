/**
 * The Content Security Policy of each built page, with the hashes of its own inline scripts and styles.
 * Plain JavaScript, because the server (lib/scripts/server.mjs) runs without a compiler.
 */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

// What the policy of next.config.mjs allows; headers.mjs explains it.
const ANY = "'unsafe-inline'";

// Next answers with this page if a route doesn't exist.
const NOT_FOUND = '/_not-found';

/** Returns a hash as a source of a policy (CSP level 3, section 2.3.1). */
const hashOf = (text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** Finds the inline elements of a tag. Next writes no `>` into an attribute. */
const inlineElements = (html, tag) =>
  [...html.matchAll(new RegExp(`<${tag}([^>]*)>(.*?)</${tag}>`, 'gs'))].map(
    ([, attributes, text]) => ({ attributes, text }),
  );

// Scripts that hold data don't run, so no policy applies to them.
const isInlineScript = ({ attributes }) =>
  !/\ssrc=|\stype="application\/(?:ld\+)?json"/.test(attributes);

const stylesheetsIn = (text) =>
  [...text.matchAll(/\/_next\/(static\/[\w./-]+\.css)/g)].map(([, file]) => file);

/** Reads the pages that `next build` wrote. */
function readPages(build) {
  const folder = path.join(build, 'server/app');
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.html'))
    .map((file) => {
      const name = file.slice(0, -'.html'.length).replaceAll(path.sep, '/');
      const html = readFileSync(path.join(folder, file), 'utf8');
      const styles = inlineElements(html, 'style');
      return {
        route: name === 'index' ? '/' : `/${name}`,
        scripts: inlineElements(html, 'script').filter(isInlineScript),
        styles,
        stylesheets: stylesheetsIn(html),
        // React names the stylesheets that an inline style is made of in `data-href`.
        inlined: styles.flatMap(({ attributes }) => stylesheetsIn(attributes)),
      };
    });
}

/**
 * Reads the pages of a build once and prepares their policies.
 *
 * @param {string} build the folder that `next build` wrote, such as `.next`
 * @returns {(policy: string, route: string) => string} takes the policy that next.config.mjs sets for a route, and
 *   returns it with the hashes of that page in place of `'unsafe-inline'`
 */
export function strictPolicies(build) {
  const pages = readPages(build);
  // A link to a missing page loads a document, so no other page needs the stylesheets of this one.
  const allStylesheets = new Map(
    pages
      .filter(({ route }) => route !== NOT_FOUND)
      .flatMap(({ stylesheets }) => stylesheets)
      .map((file) => [file, hashOf(readFileSync(path.join(build, file), 'utf8'))]),
  );
  const policies = new Map(
    pages.map(({ route, scripts, styles, inlined }) => {
      // When a visitor follows a link, React inserts each stylesheet that the page lacks as a `<style>` element,
      // under the policy of the page that was loaded first.
      const others = new Map(allStylesheets);
      for (const file of inlined) others.delete(file);
      const hashes = {
        scripts: new Set(scripts.map(({ text }) => hashOf(text))),
        styles: new Set([...styles.map(({ text }) => hashOf(text)), ...others.values()]),
      };
      return [route, hashes];
    }),
  );
  const notFound = policies.get(NOT_FOUND) ?? { scripts: [], styles: [] };
  return (policy, route) => {
    const { scripts, styles } = policies.get(route) ?? notFound;
    return policy
      .replace(`script-src 'self' ${ANY}`, () => ["script-src 'self'", ...scripts].join(' '))
      .replace(`style-src 'self' ${ANY}`, () => ["style-src 'self'", ...styles].join(' '));
  };
}
