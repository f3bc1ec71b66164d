import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { apiPolicy, pagePolicy } from '@/lib/server/security/headers.mjs';
import { inlineSources, strictPolicies } from '@/lib/server/security/strict-policies.mjs';

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

test('the inline scripts of a page, each once; neither files nor data', () => {
  const html =
    '<script>a()</script><script id="_R_">b("</p>")</script><script src="/x.js" async=""></script>' +
    '<script async="" src="/y.js">ignored</script><script>a()</script>' +
    '<script type="application/ld+json">{"a":1}</script><style>p{}</style>';
  expect(inlineSources(html, 'script')).toEqual([hash('a()'), hash('b("</p>")')]);
  expect(inlineSources(html, 'style')).toEqual([hash('p{}')]);
  expect(inlineSources('<p>script</p>', 'script')).toEqual([]);
});

const build = mkdtempSync(path.join(tmpdir(), 'tassel-build-'));
afterAll(() => rmSync(build, { recursive: true }));

test('a page may run its own scripts, and have the styles of all pages and stylesheets', () => {
  mkdirSync(path.join(build, 'server/app/a'), { recursive: true });
  mkdirSync(path.join(build, 'static/chunks'), { recursive: true });
  const write = (file: string, text: string) => writeFileSync(path.join(build, file), text);
  write('server/app/index.html', '<script>home</script><style>p{}i{}</style>');
  write('server/app/a/b.html', '<script>b</script><style>p{}</style>');
  write('server/app/_not-found.html', '<script>no page</script><style>p{}</style>');
  write('server/app/a/b.rsc', '<script>no page</script>');
  write('static/chunks/p.css', 'p{}');
  write('static/chunks/i.css', 'i{}');
  const strict = strictPolicies(build);

  const vitals = 'https://vitals.example.com';
  const policyOf = (route: string) => strict(pagePolicy(vitals), route);
  expect(policyOf('/')).toContain(`script-src 'self' ${hash('home')};`);
  expect(policyOf('/a/b')).toContain(`script-src 'self' ${hash('b')};`);
  expect(policyOf('/nowhere')).toContain(`script-src 'self' ${hash('no page')};`);
  for (const route of ['/', '/a/b', '/nowhere']) {
    const styles = [hash('p{}'), hash('p{}i{}'), hash('i{}')];
    const [, sources = ''] = /style-src 'self' (.*)$/.exec(policyOf(route)) ?? [];
    expect(sources.split(' ').sort()).toEqual(styles.sort());
    expect(policyOf(route)).not.toContain('unsafe');
    expect(policyOf(route)).toContain(`connect-src 'self' ${vitals};`);
  }
  expect(strict(apiPolicy, '/')).toBe(apiPolicy);
});
