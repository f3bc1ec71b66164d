/**
 * The security headers of every answer, the Content Security Policy (CSP) among them; docs/security.md
 * says what each is for. Plain JavaScript, because next.config.mjs needs it before anything is compiled.
 */

// Every policy starts from here: nothing is allowed that is not named.
const BASE = {
  'default-src': "'none'",
  'base-uri': "'none'",
  'font-src': "'self'",
  'form-action': "'self'",
  'frame-ancestors': "'none'",
  'img-src': "'self'",
};

const serialize = (directives) =>
  Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources}`)
    .join('; ');

/**
 * The policy of a page that runs scripts. It allows any inline script and style; the site's own
 * server names those of the page instead (strict-policies.mjs).
 *
 * @param {string} [vitalsOrigin] where the page reports Web Vitals, if not to the site itself
 */
export const pagePolicy = (vitalsOrigin) =>
  serialize({
    ...BASE,
    'connect-src': ["'self'", vitalsOrigin].filter(Boolean).join(' '),
    'manifest-src': "'self'",
    'script-src': "'self' 'unsafe-inline'",
    'style-src': "'self' 'unsafe-inline'",
  });

/** The policy of what /api answers: the answer page has a stylesheet, a font and a form, and no script. */
export const apiPolicy = serialize({ ...BASE, 'style-src': "'self'" });

/** A picture that is opened by itself runs nothing, and may have styles, as an SVG file has. */
export const imagePolicy = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

// What the site never asks for, and a script that got in could.
const FEATURES = [
  'accelerometer=(), browsing-topics=(), camera=(), display-capture=(), geolocation=(), gyroscope=()',
  'magnetometer=(), microphone=(), midi=(), payment=(), publickey-credentials-get=(), usb=()',
  'xr-spatial-tracking=()',
].join(', ');

// What is not a file may be shown as a page, and these say what a page may do.
const PAGE = {
  // `no-referrer` would make a form that is posted without JavaScript carry `Origin: null`.
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': FEATURES,
  'Cross-Origin-Opener-Policy': 'same-origin',
};

// What has a rule of its own: Next works out each header of each rule for each request.
const ANYTHING_ELSE =
  '/((?!_next/static/|api/|cards/|icons/|icon\\.svg$|apple-icon\\.png$|favicon\\.ico$).*)';

/**
 * The rules for `headers()` in next.config.
 *
 * @param {object} settings
 * @param {boolean} [settings.isDevelopment] `next dev` evaluates strings, so pages carry no policy
 * @param {string} [settings.vitalsOrigin] where pages report Web Vitals, if not to the site itself
 * @returns {{ source: string, headers: { key: string, value: string }[] }[]}
 */
export function headerRules({ isDevelopment = false, vitalsOrigin }) {
  const always = {
    // A year. No preload: that is a promise only the owner of a domain can make.
    'Strict-Transport-Security': 'max-age=31536000',
    'X-Content-Type-Options': 'nosniff',
    'Cross-Origin-Resource-Policy': 'same-origin',
  };
  const image = {
    ...always,
    // Other sites show these beside a link to us.
    'Cross-Origin-Resource-Policy': 'cross-origin',
    'Content-Security-Policy': imagePolicy,
  };
  const rules = [
    // A page asks for fifteen files, and what only a page needs is 1 KB of headers for each.
    ['/_next/static/:path*', always],
    [
      ANYTHING_ELSE,
      {
        ...always,
        ...PAGE,
        ...(!isDevelopment && { 'Content-Security-Policy': pagePolicy(vitalsOrigin) }),
        // Next's default lets a shared cache keep a page for a year, whatever is deployed meanwhile.
        'Cache-Control': 'public, max-age=0, must-revalidate',
      },
    ],
    [
      '/:image(cards/.*|icons/.*)',
      { ...image, 'Cache-Control': `public, max-age=${isDevelopment ? 0 : 86_400}` },
    ],
    [
      // The links of pages to these carry a hash of their content.
      '/:icon(icon\\.svg|apple-icon\\.png|favicon\\.ico)',
      { ...image, 'Cache-Control': 'public, max-age=31536000, immutable' },
    ],
    [
      '/api/:path*',
      {
        ...always,
        ...PAGE,
        'Content-Security-Policy': apiPolicy,
        'Cache-Control': 'no-store',
        'X-Robots-Tag': 'noindex',
      },
    ],
    // Next answers other methods with 405 by itself, but leaves out what it must name then
    // (RFC 9110, section 15.5.6). Every form is posted, also one that is added later.
    ['/api/:call', { Allow: 'GET, HEAD, POST, OPTIONS' }],
    ['/api/vitals', { Allow: 'POST, OPTIONS' }],
    ['/api/:call(cron|health)', { Allow: 'GET, HEAD, OPTIONS' }],
  ];
  return rules.map(([source, headers]) => ({
    source,
    headers: Object.entries(headers).map(([key, value]) => ({ key, value })),
  }));
}
