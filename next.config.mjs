import { PHASE_DEVELOPMENT_SERVER } from 'next/constants.js';
import { headerRules } from './lib/server/security/headers.mjs';

/**
 * @param {string} phase
 * @returns {import('next').NextConfig}
 */
export default function config(phase) {
  // lib/env.ts refuses wrong values with a message; here they only must not throw.
  const { SITE_URL = '', VITALS_URL = '' } = process.env;
  return {
    poweredByHeader: false,
    reactStrictMode: true,
    // In a bundle, an assertion of its parser (an answer `HTTP/1.1 099`) froze the site.
    serverExternalPackages: ['undici'],
    // No page has an optimized image; without this, `/_next/image` logs the addresses it is given.
    images: { unoptimized: true },
    // A drawing is a file: imported as it is, its address; with ?raw, its text.
    turbopack: {
      rules: { '*.{css,svg}': { condition: { query: '?raw' }, type: 'text' } },
      // Otherwise Next warns when a parent folder has a lock file.
      root: import.meta.dirname,
    },
    // The first paint waits for no stylesheet, which would be a round trip more; 'graph' gives each
    // page the styles that it uses and not those of all pages (docs/performance.md). A chunk that
    // stands in the page costs no request, only its tags, in bytes; the default counts 20,000.
    experimental: {
      inlineCss: true,
      cssChunking: { type: 'graph', requestCost: 500 },
      // Without it, each page would hold the 404 page, and the styles of all pages twice.
      globalNotFound: true,
    },
    // So that a start with other values can say that the build has these (lib/env.ts).
    env: { BUILT_WITH: JSON.stringify({ SITE_URL, VITALS_URL }) },
    headers: async () =>
      headerRules({
        isDevelopment: phase === PHASE_DEVELOPMENT_SERVER,
        vitalsOrigin: URL.canParse(VITALS_URL) ? new URL(VITALS_URL).origin : undefined,
      }),
  };
}
