/** Prints deploy/Caddyfile for SITE_URL and PORT. */
import { readFileSync } from 'node:fs';
import { getSettings } from '@/lib/settings';
import { loadEnvFiles } from '@/lib/load-env.mjs';

loadEnvFiles();
const { siteUrl, port } = getSettings();
const { host } = new URL(siteUrl);
const otherHost = host.startsWith('www.') ? host.slice('www.'.length) : `www.${host}`;
const text = readFileSync('deploy/Caddyfile', 'utf8')
  .replaceAll(/(www\.)?example\.com/g, (_, www) => (www ? host : otherHost))
  .replace('127.0.0.1:3000', `127.0.0.1:${port}`);
process.stdout.write(text);
