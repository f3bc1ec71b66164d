/**
 * The security headers of every answer; docs/security.md says what each is for. Plain JavaScript,
 * because next.config.mjs needs it before anything is compiled.
 */

/** @typedef {{ hashes: Record<string, string[]>, template: string, vitalsOrigin?: string }} Pages */

/** What every policy starts from: nothing is allowed that is not named. */
const BASE = {
  'default-src': "'none'",
  'base-uri': "'none'",
  'font-src': "'self'",
  'form-action': "'self'",
  'frame-ancestors': "'none'",
  'img-src': "'self'",
  'style-src': "'self'",
};

/** @param {Record<string, string>} directives */
const serialize = (directives) =>
  Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources}`)
    .join('; ');

/**
 * The policy of a page that runs scripts.
 * @param {string[]} hashes of its inline scripts, like `sha256-…`
 * @param {string} [vitalsOrigin] where the page reports its speed, if not to us
 */
export const pagePolicy = (hashes, vitalsOrigin) =>
  serialize({
    ...BASE,
    'connect-src': ["'self'", vitalsOrigin].filter(Boolean).join(' '),
    'manifest-src': "'self'",
    'script-src': ["'self'", ...hashes.map((hash) => `'${hash}'`)].join(' '),
  });

/** The policy of what /api answers: the answer page has styles and a form, and no script at all. */
export const apiPolicy = serialize(BASE);

const FEATURES = [
  'accelerometer',
  'browsing-topics',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'publickey-credentials-get',
  'usb',
  'xr-spatial-tracking',
];

const FILES = {
  // A year, subdomains too. No preload: that is a promise only the owner of a domain can make.
  'Strict-Transport-Security': 'max-age=31536000; includeSubDomains',
  'X-Content-Type-Options': 'nosniff',
  'Cross-Origin-Resource-Policy': 'same-origin',
};

/** What is not a file may be shown as a page, and these say what a page may do. */
const ALWAYS = {
  ...FILES,
  // `no-referrer` would make a form that is posted without a script carry `Origin: null`.
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': FEATURES.map((feature) => `${feature}=()`).join(', '),
  'Cross-Origin-Opener-Policy': 'same-origin',
};

/** What has a rule of its own: Next works out each header of each rule for each request. */
const ANYTHING_ELSE = '/((?!_next/static/|api/).*)';

/** @param {Record<string, string>} headers */
const list = (headers) => Object.entries(headers).map(([key, value]) => ({ key, value }));

/**
 * The rules for `headers()` in next.config; a later rule overrides an earlier one.
 *
 * @param {Pages | undefined} pages what the first of two builds gave (lib/cli/build.ts); without
 *   it, as in `next dev`, pages carry no policy
 */
export function headerRules(pages) {
  const { '/_not-found': notFound = [], ...routes } = pages?.hashes ?? {};
  const policyOf = (/** @type {string[]} */ hashes) =>
    pages ? { 'Content-Security-Policy': pagePolicy(hashes, pages.vitalsOrigin) } : {};
  return [
    // A page asks for fifteen files, and what only a page needs is 1 KB of headers for each.
    { source: '/_next/static/:path*', headers: list(FILES) },
    // Any other address may turn out not to exist.
    { source: ANYTHING_ELSE, headers: list({ ...ALWAYS, ...policyOf(notFound) }) },
    ...Object.entries(routes)
      .filter(([, hashes]) => `${hashes}` !== `${notFound}`)
      .map(([source, hashes]) => ({ source, headers: list(policyOf(hashes)) })),
    {
      source: '/api/:path*',
      headers: list({
        ...ALWAYS,
        'Content-Security-Policy': apiPolicy,
        'Cache-Control': 'no-store',
        'X-Robots-Tag': 'noindex',
      }),
    },
    // Next answers other methods with 405 by itself, but leaves out what it must name then
    // (RFC 9110, section 15.5.6).
    {
      source: '/api/:call(submit.*|apply)',
      headers: list({ Allow: 'POST, OPTIONS' }),
    },
    {
      // Other sites show these beside a link to us.
      source: '/:image(cards/.*|icon.*|apple-icon.*|favicon.ico)',
      headers: list({ 'Cross-Origin-Resource-Policy': 'cross-origin' }),
    },
  ].filter(({ headers }) => headers.length > 0);
}
