/** Prints deploy/Caddyfile for SITE_URL and PORT. */
import { readFileSync } from 'node:fs';
import { getSettings } from '@/lib/settings';
import { loadEnvFiles } from '@/lib/load-env.mjs';

loadEnvFiles();
const { siteUrl, port } = getSettings();
const { host } = new URL(siteUrl);
const name = host.replace(/^www\./, '');
const otherHost = host === name ? `www.${name}` : name;
// Only example.com has a second name: not shop.example.com, 192.0.2.1 or localhost:3000.
const hasOtherHost = /^[^.:]+\.[^.:]+$/.test(name);
const text = readFileSync('deploy/Caddyfile', 'utf8')
  .replace(/^example\.com \{[^}]*\{uri\}[^}]*\}\n\n/m, (block) => (hasOtherHost ? block : ''))
  .replaceAll(/(www\.)?example\.com/g, (_, www) => (www ? host : otherHost))
  .replace('127.0.0.1:3000', `127.0.0.1:${port}`);
process.stdout.write(text);
