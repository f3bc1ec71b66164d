/**
 * Creates the security headers, which docs/security.md explains. Plain JavaScript, because next.config.mjs imports this
 * file before anything is compiled.
 */

const BASE_POLICY =
  "default-src 'none'; base-uri 'none'; font-src 'self'; form-action 'self'; frame-ancestors 'none'; img-src 'self'";

/** Allows all inline scripts. strict-policies.mjs replaces it with the hashes of a page's scripts. */
export const ANY_SCRIPT = "script-src 'self' 'unsafe-inline'";

/** The policy of pages, unless the site's own server makes it strict. */
export const pagePolicy = `${BASE_POLICY}; connect-src 'self'; ${ANY_SCRIPT}; style-src 'self' 'unsafe-inline'`;

/** The policy of /api. The result page, for forms posted without JavaScript, has a style sheet, but no script. */
export const apiPolicy = `${BASE_POLICY}; style-src 'self'`;

/** The policy of pictures: an SVG file may contain styles but runs no script. */
export const picturePolicy = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

// Forbids features that an injected script might use. Short, because proxies limit the size of headers.
const PERMISSIONS_POLICY =
  'browsing-topics=(), camera=(), display-capture=(), geolocation=(), microphone=(), payment=(), usb=()';

/**
 * Returns the rules for `headers()` in next.config.mjs. A later rule overrides the headers of an earlier one.
 *
 * @param {boolean} isDevelopment leaves out the policy of pages, because `next dev` uses `eval`
 * @returns {{ source: string, headers: { key: string, value: string }[] }[]}
 */
export function createHeaderRules(isDevelopment = false) {
  const rules = {
    // Next caches the files in /_next for a year.
    '/((?!_next/).*)': {
      // One year. The domain's owner decides about subdomains and preload (docs/security.md).
      'Strict-Transport-Security': 'max-age=31536000',
      'X-Content-Type-Options': 'nosniff',
      'Cross-Origin-Resource-Policy': 'same-origin',
      'Cross-Origin-Opener-Policy': 'same-origin',
      // Not `no-referrer`, with which browsers send `Origin: null` for a form posted without JavaScript.
      'Referrer-Policy': 'strict-origin-when-cross-origin',
      'Permissions-Policy': PERMISSIONS_POLICY,
      ...(!isDevelopment && { 'Content-Security-Policy': pagePolicy }),
      // Next's default lets shared caches keep a page for a year, across deployments.
      'Cache-Control': 'public, max-age=0, must-revalidate',
    },
    '/api/:path*': {
      'Content-Security-Policy': apiPolicy,
      'Cache-Control': 'no-store',
      'X-Robots-Tag': 'noindex',
    },
    '/:picture((?!_next/).*\\.(?:svg|png|jpe?g|webp|avif|ico))': {
      // Other sites may load pictures, to show them in previews of links to this site.
      'Cross-Origin-Resource-Policy': 'cross-origin',
      'Content-Security-Policy': picturePolicy,
      'Cache-Control': `public, max-age=${isDevelopment ? 0 : 86_400}`,
    },
  };
  return Object.entries(rules).map(([source, headers]) => ({
    source,
    headers: Object.entries(headers).map(([key, value]) => ({ key, value })),
  }));
}
