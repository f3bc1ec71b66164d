import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';

function printCaddyfile(SITE_URL: string): string {
  const env = { ...process.env, SITE_URL, PORT: '3100' };
  const words = ['--import', 'tsx', 'deploy/caddyfile.ts'];
  return spawnSync(process.execPath, words, { encoding: 'utf8', env }).stdout;
}

test.each([
  ['https://www.brand.example', 'www.brand.example', 'brand.example'],
  ['https://brand.example', 'brand.example', 'www.brand.example'],
])('caddyfile.ts serves %s and redirects the other name to it', (siteUrl, host, otherHost) => {
  const text = printCaddyfile(siteUrl);
  expect(text).toContain(`\n${otherHost} {\n\tredir https://${host}{uri} permanent\n}\n`);
  expect(text).toContain(`\n${host} {\n\treverse_proxy 127.0.0.1:3100 {\n`);
  expect(text).not.toContain('example.com');
});

test.each(['https://shop.brand.example', 'https://192.0.2.1', 'https://[2001:db8::1]'])(
  'caddyfile.ts redirects no other name to %s',
  (siteUrl) => {
    const text = printCaddyfile(siteUrl);
    expect(text).toContain(`\n${new URL(siteUrl).host} {\n\treverse_proxy`);
    expect(text).not.toContain('redir ');
  },
);
