import { PHASE_DEVELOPMENT_SERVER } from 'next/constants.js';
import { createHeaderRules } from './lib/server/security/headers.mjs';

/**
 * File names of clients' logos and photos of the team (components/art/photo.tsx). Allows only safe characters, because
 * the optimizer logs the name of a missing file, and a request can name any file.
 */
const PICTURE_NAME = '+([A-Za-z0-9_.-]).{png,jpg,jpeg,webp,avif}';

/**
 * @param {string} phase
 * @returns {import('next').NextConfig}
 */
export default function config(phase) {
  const isDevelopment = phase === PHASE_DEVELOPMENT_SERVER;
  return {
    poweredByHeader: false,
    // server.mjs compresses, also with brotli.
    compress: false,
    reactStrictMode: true,
    // The address that the built pages name. lib/settings.ts compares it with SITE_URL at start.
    env: isDevelopment
      ? {}
      : { BUILT_SITE_URL: process.env.SITE_URL?.trim() || 'http://localhost' },
    images: {
      localPatterns: ['/logos', '/_next/static/media'].map((folder) => ({
        pathname: `${folder}/${PICTURE_NAME}`,
        search: '',
      })),
      // Logos and photos are resized to the next larger of these widths, in pixels.
      deviceSizes: [256, 512, 768],
      imageSizes: [],
    },
    turbopack: {
      // Imports with ?raw return the file's text.
      rules: { '*.svg': { condition: { query: '?raw' }, type: 'text' } },
      // If unset, Next warns when a parent folder has a lock file.
      root: import.meta.dirname,
    },
    experimental: {
      // Deployments and tests build a new clone, for which writing the cache takes a sixth of the build's time.
      turbopackFileSystemCacheForBuild: false,
      // Inlined CSS saves a round trip. 'graph' gives each page only the styles that it uses. `requestCost` is
      // lower than the default, because an inlined chunk costs no request.
      inlineCss: true,
      cssChunking: { type: 'graph', requestCost: 400 },
      // If unset, each page also contains the 404 page with its styles, and the styles of the layout a second time.
      globalNotFound: true,
    },
    headers: async () => createHeaderRules(isDevelopment),
  };
}
