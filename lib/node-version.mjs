/** Checks the Node.js version against "engines" in package.json; plain JavaScript, because server.mjs imports it. */
import { readFileSync } from 'node:fs';

const { engines } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));

/** The oldest supported versions have the fix of CVE-2026-21717. Understands ranges such as "^22.22.2 || >=26.0.0". */
const isInRange = (version) =>
  engines.node.split(' || ').some((part) => {
    const floor = part.replace(/^\D+/, '');
    const isSameMajor = part.startsWith('>=') || parseInt(version) === parseInt(floor);
    return isSameMajor && version.localeCompare(floor, 'en', { numeric: true }) >= 0;
  });

/**
 * Returns a line that explains why a Node.js version is unsupported, or undefined if it is supported.
 *
 * @param {string} version such as 22.22.2
 * @returns {string | undefined}
 */
export const explainUnsupportedNode = (version = process.versions.node) =>
  isInRange(version)
    ? undefined
    : `Node.js ${version} lacks a fix that this site needs: one request can stop it for seconds. Install one of ${engines.node}.`;
