/** Which Node.js the site needs; "engines" in package.json says it. Plain JavaScript, for the server. */
import { readFileSync } from 'node:fs';

const { engines } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));

/** Its parts are like ^22.22.2 (of that major version) and >=26.0.0. */
const isInRange = (version) =>
  engines.node.split(' || ').some((part) => {
    const floor = part.replace(/^\D+/, '');
    const isOfMajor = part.startsWith('>=') || parseInt(version) === parseInt(floor);
    return isOfMajor && version.localeCompare(floor, 'en', { numeric: true }) >= 0;
  });

/**
 * @param {string} version like 22.22.2
 * @returns {string | undefined} one line, where that version lacks fixes that the site relies on
 */
export const oldNode = (version = process.versions.node) =>
  isInRange(version)
    ? undefined
    : `Node.js ${version} lacks a fix that this site needs: one request can stop it for seconds. Install one of ${engines.node}.`;
