/**
 * Creates the security headers, which docs/security.md explains. Plain JavaScript, because next.config.mjs imports this
 * file before anything is compiled.
 */

const BASE_DIRECTIVES = {
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
 * Returns the Content Security Policy of pages. The site's own server replaces `'unsafe-inline'` with hashes
 * (strict-policies.mjs).
 */
export const pagePolicy = serialize({
  ...BASE_DIRECTIVES,
  'connect-src': "'self'",
  'manifest-src': "'self'",
  'script-src': "'self' 'unsafe-inline'",
  'style-src': "'self' 'unsafe-inline'",
});

/**
 * The policy of /api. The page that answers a form posted without JavaScript has a stylesheet, a font and a form, but
 * no script.
 */
export const apiPolicy = serialize({ ...BASE_DIRECTIVES, 'style-src': "'self'" });

/** The policy of images: an SVG file may contain styles but runs no script. */
export const imagePolicy = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

// Forbids features that an injected script might use. Short, because proxies limit the size of headers.
const PERMISSIONS_POLICY = [
  'browsing-topics=(), camera=(), display-capture=(), geolocation=(), microphone=(), payment=()',
  'usb=()',
].join(', ');

// Headers of pages, and of /api, whose answers may be pages.
const PAGE_HEADERS = {
  // Not `no-referrer`, with which browsers send `Origin: null` for a form posted without JavaScript.
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': PERMISSIONS_POLICY,
  'Cross-Origin-Opener-Policy': 'same-origin',
};

const PAGE_PATHS =
  '/((?!_next/static/|_next/image$|api/|(?:[\\w-]+/)?opengraph-image|icons/|icon\\.svg$|apple-icon\\.png$|favicon\\.ico$).*)';

/**
 * Returns the rules for `headers()` in next.config.mjs.
 *
 * @param {object} settings
 * @param {boolean} [settings.isDevelopment] if true, leaves out the policy of pages, because `next dev` uses `eval`,
 *   and turns off the caching of /icons
 * @returns {{ source: string, headers: { key: string, value: string }[] }[]}
 */
export function createHeaderRules({ isDevelopment = false }) {
  const commonHeaders = {
    // One year. The domain's owner decides about subdomains and preload (docs/deploying.md).
    'Strict-Transport-Security': 'max-age=31536000',
    'X-Content-Type-Options': 'nosniff',
    'Cross-Origin-Resource-Policy': 'same-origin',
  };
  const imageHeaders = {
    ...commonHeaders,
    // Other sites may load these images, to show them in previews of links to this site.
    'Cross-Origin-Resource-Policy': 'cross-origin',
    'Content-Security-Policy': imagePolicy,
  };
  const rules = [
    // Without PAGE_HEADERS, because pages load these files but browsers do not show them as pages.
    ['/_next/static/:path*', commonHeaders],
    // Next sets the policy and cache lifetime of optimized images.
    ['/_next/image', commonHeaders],
    [
      PAGE_PATHS,
      {
        ...commonHeaders,
        ...PAGE_HEADERS,
        ...(!isDevelopment && { 'Content-Security-Policy': pagePolicy }),
        // Next's default lets shared caches keep a page for a year, across deployments.
        'Cache-Control': 'public, max-age=0, must-revalidate',
      },
    ],
    [
      '/:image((?:[\\w-]+/)?opengraph-image.*|icons/.*)',
      { ...imageHeaders, 'Cache-Control': `public, max-age=${isDevelopment ? 0 : 86_400}` },
    ],
    [
      // Pages link to these files with a hash of their content in the URL, so browsers may keep them for a year.
      '/:icon(icon\\.svg|apple-icon\\.png|favicon\\.ico)',
      { ...imageHeaders, 'Cache-Control': 'public, max-age=31536000, immutable' },
    ],
    [
      '/api/:path*',
      {
        ...commonHeaders,
        ...PAGE_HEADERS,
        'Content-Security-Policy': apiPolicy,
        'Cache-Control': 'no-store',
        'X-Robots-Tag': 'noindex',
      },
    ],
    // Next's 405 for other methods lacks the required `Allow` (RFC 9110, section 15.5.6).
    ['/api/:formId', { Allow: 'GET, HEAD, POST, OPTIONS' }],
    ['/api/vitals', { Allow: 'POST, OPTIONS' }],
    ['/api/:endpoint(cron|health)', { Allow: 'GET, HEAD, OPTIONS' }],
  ];
  return rules.map(([source, headers]) => ({
    source,
    headers: Object.entries(headers).map(([key, value]) => ({ key, value })),
  }));
}
