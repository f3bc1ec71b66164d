import { readFileSync } from 'node:fs';
import { PHASE_DEVELOPMENT_SERVER } from 'next/constants.js';
import { headerRules } from './lib/security/headers.mjs';

/**
 * The second of the two builds learns from here what the first one made (lib/cli/build.ts).
 * @returns {import('./lib/security/headers.mjs').Pages | undefined}
 */
function firstBuild() {
  const file = process.env.TASSEL_FIRST_BUILD;
  return file ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
}

/**
 * @param {string} phase
 * @returns {import('next').NextConfig}
 */
export default function config(phase) {
  const pages = phase === PHASE_DEVELOPMENT_SERVER ? undefined : firstBuild();
  return {
    poweredByHeader: false,
    reactStrictMode: true,
    // A page waits for its styles, so both bytes and files count: see docs/performance.md.
    experimental: { cssChunking: 'graph' },
    // Types are checked once, by the second build.
    typescript: { ignoreBuildErrors: Boolean(process.env.TASSEL_BUILD_ID) && !pages },
    // null: Next makes one up.
    generateBuildId: () => process.env.TASSEL_BUILD_ID ?? null,
    headers: async () => headerRules(pages),
    // Read in lib/env.ts alone, where the build puts the literal.
    env: pages && { ANSWER_TEMPLATE: pages.template },
  };
}
