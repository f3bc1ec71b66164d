/**
 * The security headers of every answer; docs/security.md says what each is for. Plain JavaScript,
 * because next.config.mjs needs it before anything is compiled.
 */
/**
 * Hashes of inline scripts by route, and of all styles: see lib/scripts/csp-hashes.ts.
 * @typedef {{ scripts: Record<string, string[]>, styles: string[] }} CspHashes
 */

/** Every policy starts from here: nothing is allowed that is not named. */
const BASE = {
  'default-src': "'none'",
  'base-uri': "'none'",
  'font-src': "'self'",
  'form-action': "'self'",
  'frame-ancestors': "'none'",
  'img-src': "'self'",
};

/** @param {Record<string, string>} directives */
const serialize = (directives) =>
  Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources}`)
    .join('; ');

/** @param {string[]} hashes like `sha256-…` */
const quoted = (hashes) => hashes.map((hash) => `'${hash}'`);

/**
 * The policy of a page that runs scripts.
 *
 * @param {{ scripts: string[], styles: string[] } | undefined} inline the hashes of the inline
 *   scripts and styles that may run; undefined: any may, because nobody knows them yet
 * @param {string} [vitalsOrigin] where the page reports Web Vitals, if not to the site itself
 */
export const pagePolicy = (inline, vitalsOrigin) =>
  serialize({
    ...BASE,
    'connect-src': ["'self'", vitalsOrigin].filter(Boolean).join(' '),
    'manifest-src': "'self'",
    'script-src': ["'self'", ...(inline ? quoted(inline.scripts) : ["'unsafe-inline'"])].join(' '),
    'style-src': ["'self'", ...(inline ? quoted(inline.styles) : ["'unsafe-inline'"])].join(' '),
  });

/** The policy of what /api answers: the answer page has a stylesheet, a font and a form, and no script. */
export const apiPolicy = serialize({
  ...BASE,
  'style-src': "'self'",
});

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
 * @param {object} build
 * @param {boolean} [build.isDevelopment] `next dev` evaluates strings, so pages carry no policy
 * @param {CspHashes} [build.hashes] from an earlier build of the same pages; without them, pages
 *   allow any inline script and style
 * @param {string} [build.vitalsOrigin] where pages report Web Vitals, if not to the site itself
 */
export function headerRules({ isDevelopment = false, hashes, vitalsOrigin }) {
  const { '/_not-found': notFound = [], ...routes } = hashes?.scripts ?? {};
  const policyOf = (/** @type {string[]} */ scripts) =>
    isDevelopment
      ? {}
      : {
          'Content-Security-Policy': pagePolicy(
            hashes && { scripts, styles: hashes.styles },
            vitalsOrigin,
          ),
        };
  return [
    // A page asks for fifteen files, and what only a page needs is 1 KB of headers for each.
    { source: '/_next/static/:path*', headers: list(FILES) },
    // Any other address may turn out not to exist.
    { source: ANYTHING_ELSE, headers: list({ ...ALWAYS, ...policyOf(notFound) }) },
    ...Object.entries(routes)
      .filter(([, scripts]) => `${scripts}` !== `${notFound}`)
      .map(([source, scripts]) => ({ source, headers: list(policyOf(scripts)) })),
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
    // (RFC 9110, section 15.5.6). Every form is posted, also one that is added later.
    { source: '/api/:call', headers: list({ Allow: 'POST, OPTIONS' }) },
    { source: '/api/:call(cron|health)', headers: list({ Allow: 'GET, HEAD, OPTIONS' }) },
    {
      // Other sites show these beside a link to us.
      source: '/:image(cards/.*|icon.*|apple-icon.*|favicon.ico)',
      headers: list({ 'Cross-Origin-Resource-Policy': 'cross-origin' }),
    },
  ].filter(({ headers }) => headers.length > 0);
}
