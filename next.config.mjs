import { readFileSync } from 'node:fs';
import { PHASE_DEVELOPMENT_SERVER } from 'next/constants.js';
import { headerRules } from './lib/server/security/headers.mjs';

/**
 * What `npm run build` found in its first build (lib/scripts/build.ts); undefined in a plain
 * `next build`.
 * @returns {import('./lib/server/security/headers.mjs').CspHashes | undefined}
 */
function cspHashes() {
  const file = process.env.TASSEL_CSP_HASHES;
  return file ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
}

/**
 * @param {string} phase
 * @returns {import('next').NextConfig}
 */
export default function config(phase) {
  const hashes = cspHashes();
  const { TASSEL_BUILD_ID: buildId, VITALS_URL: vitalsUrl } = process.env;
  return {
    poweredByHeader: false,
    reactStrictMode: true,
    // No page has an optimized image; without this, `/_next/image` logs the addresses it is given.
    images: { unoptimized: true },
    // The first paint waits for no stylesheet, which would be a round trip more; 'graph' gives each
    // page the styles that it uses and not those of all pages (docs/performance.md).
    experimental: { inlineCss: true, cssChunking: 'graph' },
    // Types are checked once, by the second build of `npm run build`.
    typescript: { ignoreBuildErrors: buildId !== undefined && !hashes },
    // null: Next makes one up.
    generateBuildId: () => buildId ?? null,
    headers: async () =>
      headerRules({
        isDevelopment: phase === PHASE_DEVELOPMENT_SERVER,
        hashes,
        // lib/env.ts refuses a wrong value with a message; here it only must not throw.
        vitalsOrigin: URL.canParse(vitalsUrl ?? '') ? new URL(vitalsUrl ?? '').origin : undefined,
      }),
  };
}
