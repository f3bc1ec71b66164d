/**
 * Creates each built page's Content Security Policy with the hashes of its inline scripts and styles. Plain JavaScript,
 * because server.mjs imports this file.
 */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

// The policy source in headers.mjs that the hashes replace.
const ANY_INLINE = "'unsafe-inline'";

// Next serves this page for unknown routes.
const NOT_FOUND = '/_not-found';

/** Returns the hash of a text as a policy source (CSP level 3, section 2.3.1). */
const toHashSource = (text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** A regular expression is enough, because Next writes no `>` into attributes. */
const findInlineElements = (html, tag) =>
  [...html.matchAll(new RegExp(`<${tag}([^>]*)>(.*?)</${tag}>`, 'gs'))].map(
    ([, attributes, text]) => ({ attributes, text }),
  );

// JSON in a script element does not run, so the policy does not apply to it.
const isInlineScript = ({ attributes }) =>
  !/\ssrc=|\stype="application\/(?:ld\+)?json"/.test(attributes);

const findStylesheets = (text) =>
  [...text.matchAll(/\/_next\/(static\/[\w./-]+\.css)/g)].map(([, file]) => file);

function readPages(buildFolder) {
  const folder = path.join(buildFolder, 'server/app');
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.html'))
    .map((file) => {
      const name = file.slice(0, -'.html'.length).replaceAll(path.sep, '/');
      const html = readFileSync(path.join(folder, file), 'utf8');
      const styles = findInlineElements(html, 'style');
      return {
        route: name === 'index' ? '/' : `/${name}`,
        scripts: findInlineElements(html, 'script').filter(isInlineScript),
        styles,
        stylesheets: findStylesheets(html),
        // The attribute `data-href` of a style element names the stylesheets that React inlined into it.
        inlinedStylesheets: styles.flatMap(({ attributes }) => findStylesheets(attributes)),
      };
    });
}

/**
 * Reads the pages of a build and creates their policies.
 *
 * @param {string} buildFolder the folder that `next build` wrote, such as `.next`
 * @returns {(policy: string, route: string) => string} replaces `'unsafe-inline'` in a policy with the hashes of
 *   the route's page
 */
export function readStrictPolicies(buildFolder) {
  const pages = readPages(buildFolder);
  // When a visitor follows a link, React inserts the next page's stylesheets as `<style>` elements, to which the policy
  // of the first page applies. A link to a missing page loads a new document instead.
  const allStylesheets = new Map(
    pages
      .filter(({ route }) => route !== NOT_FOUND)
      .flatMap(({ stylesheets }) => stylesheets)
      .map((file) => [file, toHashSource(readFileSync(path.join(buildFolder, file), 'utf8'))]),
  );
  const policies = new Map(
    pages.map(({ route, scripts, styles, inlinedStylesheets }) => {
      const otherStylesheets = new Map(allStylesheets);
      for (const file of inlinedStylesheets) otherStylesheets.delete(file);
      const hashes = {
        scripts: new Set(scripts.map(({ text }) => toHashSource(text))),
        styles: new Set([
          ...styles.map(({ text }) => toHashSource(text)),
          ...otherStylesheets.values(),
        ]),
      };
      return [route, hashes];
    }),
  );
  const notFound = policies.get(NOT_FOUND) ?? { scripts: [], styles: [] };
  return (policy, route) => {
    const { scripts, styles } = policies.get(route) ?? notFound;
    return policy
      .replace(`script-src 'self' ${ANY_INLINE}`, () => ["script-src 'self'", ...scripts].join(' '))
      .replace(`style-src 'self' ${ANY_INLINE}`, () => ["style-src 'self'", ...styles].join(' '));
  };
}
