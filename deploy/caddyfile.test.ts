import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';

test.each([
  ['https://www.brand.example', 'www.brand.example', 'brand.example'],
  ['https://brand.example', 'brand.example', 'www.brand.example'],
])('caddyfile.ts serves %s and redirects the other name to it', (SITE_URL, host, otherHost) => {
  const env = { ...process.env, SITE_URL, PORT: '3100' };
  const words = ['--import', 'tsx', 'deploy/caddyfile.ts'];
  const { stdout } = spawnSync(process.execPath, words, { encoding: 'utf8', env });
  expect(stdout).toContain(`\n${otherHost} {\n\tredir https://${host}{uri} permanent\n}\n`);
  expect(stdout).toContain(`\n${host} {\n\treverse_proxy 127.0.0.1:3100 {\n`);
  expect(stdout).not.toContain('example.com');
});
