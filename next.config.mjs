import { PHASE_DEVELOPMENT_SERVER } from 'next/constants.js';
import { headerRules } from './lib/server/security/headers.mjs';

/**
 * @param {string} phase
 * @returns {import('next').NextConfig}
 */
export default function config(phase) {
  // lib/env.ts refuses wrong values with a message. Here they must not throw.
  const { SITE_URL = '', VITALS_URL = '' } = process.env;
  return {
    poweredByHeader: false,
    reactStrictMode: true,
    // Bundled, undici froze the process at an answer with status 099.
    serverExternalPackages: ['undici'],
    // Without this, `/_next/image` logs the addresses of its requests.
    images: { unoptimized: true },
    turbopack: {
      // With ?raw, an import is the file's text.
      rules: { '*.{css,svg}': { condition: { query: '?raw' }, type: 'text' } },
      // Otherwise Next warns when a parent folder has a lock file.
      root: import.meta.dirname,
    },
    experimental: {
      // Saves the first paint a round trip. 'graph' gives each page only the styles that it uses. A chunk costs no
      // request, but 54 bytes in each page's policy, whose headers may have 3,000 (docs/performance.md).
      inlineCss: true,
      cssChunking: { type: 'graph', requestCost: 1000 },
      // Without it, each page contains the 404 page and the styles of all pages twice.
      globalNotFound: true,
    },
    // Lets a start with other values warn that the build has these (lib/env.ts).
    env: { BUILT_WITH: JSON.stringify({ SITE_URL, VITALS_URL }) },
    headers: async () =>
      headerRules({
        isDevelopment: phase === PHASE_DEVELOPMENT_SERVER,
        vitalsOrigin: URL.canParse(VITALS_URL) ? new URL(VITALS_URL).origin : undefined,
      }),
  };
}
