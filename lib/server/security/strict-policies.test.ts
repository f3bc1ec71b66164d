import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { apiPolicy, pagePolicy } from '@/lib/server/security/headers.mjs';
import { strictPolicies } from '@/lib/server/security/strict-policies.mjs';

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

test('a page may run its own scripts, and have its own styles and all stylesheets', () => {
  const build = mkdtempSync(path.join(tmpdir(), 'tassel-build-'));
  onTestFinished(() => rmSync(build, { recursive: true }));
  mkdirSync(path.join(build, 'server/app/a'), { recursive: true });
  mkdirSync(path.join(build, 'static/chunks'), { recursive: true });
  const files = {
    // Each script once; neither files nor data.
    'server/app/index.html':
      '<script>home</script><script id="_R_">b("</p>")</script><script src="/x.js" async=""></script>' +
      '<script async="" src="/y.js">ignored</script><script>home</script>' +
      '<script type="application/ld+json">{"a":1}</script><style>p{}i{}</style>',
    'server/app/a/b.html': '<script>b</script><style>p{}</style><p>script</p>',
    'server/app/_not-found.html': '<script>no page</script><style>p{}</style>',
    'server/app/a/b.rsc': '<script>no page</script>',
    'static/chunks/p.css': 'p{}',
    'static/chunks/i.css': 'i{}',
    // Of a former build.
    'static/chunks/old.css': 'old{}',
    'former-files.json': JSON.stringify({ [path.join('chunks', 'old.css')]: 0 }),
  };
  for (const [file, text] of Object.entries(files)) writeFileSync(path.join(build, file), text);
  const strict = strictPolicies(build);

  const vitals = 'https://vitals.example.com';
  const stylesheets = [hash('p{}'), hash('i{}')];
  for (const [route, ...scripts] of [
    ['/', 'home', 'b("</p>")'],
    ['/a/b', 'b'],
    ['/nowhere', 'no page'],
  ] as const) {
    const policy = strict(pagePolicy(vitals), route);
    expect(policy).toContain(`script-src 'self' ${scripts.map(hash).join(' ')};`);
    const styles = route === '/' ? [...stylesheets, hash('p{}i{}')] : stylesheets;
    expect(/style-src 'self' (.*)$/.exec(policy)?.[1]?.split(' ').sort()).toEqual(styles.sort());
    expect(policy).not.toContain('unsafe');
    expect(policy).toContain(`connect-src 'self' ${vitals};`);
  }
  expect(strict(apiPolicy, '/')).toBe(apiPolicy);
});
