/**
 * The security headers of every answer, including the Content Security Policy (CSP); docs/security.md explains each.
 * Plain JavaScript, because next.config.mjs needs it before anything is compiled.
 */

// Every policy starts from here.
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
 * Returns the policy of pages. It allows any inline script and style; the site's own server allows only those of the
 * page (strict-policies.mjs).
 *
 * @param {string} [vitalsOrigin] the origin that receives Web Vitals; default: the site itself
 */
export const pagePolicy = (vitalsOrigin) =>
  serialize({
    ...BASE,
    'connect-src': ["'self'", vitalsOrigin].filter(Boolean).join(' '),
    'manifest-src': "'self'",
    'script-src': "'self' 'unsafe-inline'",
    'style-src': "'self' 'unsafe-inline'",
  });

/** The policy of /api: the answer page has a stylesheet, a font and a form, and no script. */
export const apiPolicy = serialize({ ...BASE, 'style-src': "'self'" });

/** The policy of images: an SVG file may contain styles but runs no script. */
export const imagePolicy = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

// Features that the site never uses and an injected script could ask for. Short, because proxies limit headers.
const FEATURES = [
  'browsing-topics=(), camera=(), display-capture=(), geolocation=(), microphone=(), payment=()',
  'usb=()',
].join(', ');

// For everything that a browser may show as a page.
const PAGE = {
  // With `no-referrer`, a form posted without JavaScript has `Origin: null`.
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': FEATURES,
  'Cross-Origin-Opener-Policy': 'same-origin',
};

// All paths without a rule of their own: Next evaluates each rule for each request.
const ANYTHING_ELSE =
  '/((?!_next/static/|_next/image$|api/|cards/|icons/|icon\\.svg$|apple-icon\\.png$|favicon\\.ico$).*)';

/**
 * Returns the rules for `headers()` in next.config.
 *
 * @param {object} settings
 * @param {boolean} [settings.isDevelopment] leaves out the policy of pages, because `next dev` evaluates strings
 * @param {string} [settings.vitalsOrigin] the origin that receives Web Vitals; default: the site itself
 * @returns {{ source: string, headers: { key: string, value: string }[] }[]}
 */
export function headerRules({ isDevelopment = false, vitalsOrigin }) {
  const always = {
    // A year. Subdomains and preload are for the owner of the domain (docs/deploying.md).
    'Strict-Transport-Security': 'max-age=31536000',
    'X-Content-Type-Options': 'nosniff',
    'Cross-Origin-Resource-Policy': 'same-origin',
  };
  const image = {
    ...always,
    // Other sites show these beside a link to this one.
    'Cross-Origin-Resource-Policy': 'cross-origin',
    'Content-Security-Policy': imagePolicy,
  };
  const rules = [
    // Without the headers of pages, about 1 KB for each of fifteen files.
    ['/_next/static/:path*', always],
    // Next sets a policy and the lifetime of optimized pictures.
    ['/_next/image', always],
    [
      ANYTHING_ELSE,
      {
        ...always,
        ...PAGE,
        ...(!isDevelopment && { 'Content-Security-Policy': pagePolicy(vitalsOrigin) }),
        // Next's default lets shared caches keep a page for a year, across deployments.
        'Cache-Control': 'public, max-age=0, must-revalidate',
      },
    ],
    [
      '/:image(cards/.*|icons/.*)',
      { ...image, 'Cache-Control': `public, max-age=${isDevelopment ? 0 : 86_400}` },
    ],
    [
      // Pages link to these with a hash of their content.
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
    // Next answers other methods with 405 but without the required `Allow` (RFC 9110, section 15.5.6).
    ['/api/:formId', { Allow: 'GET, HEAD, POST, OPTIONS' }],
    ['/api/vitals', { Allow: 'POST, OPTIONS' }],
    ['/api/:endpoint(cron|health)', { Allow: 'GET, HEAD, OPTIONS' }],
  ];
  return rules.map(([source, headers]) => ({
    source,
    headers: Object.entries(headers).map(([key, value]) => ({ key, value })),
  }));
}
