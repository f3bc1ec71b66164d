import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { cspHashes, hashesIn } from '@/lib/scripts/csp-hashes';

const hash = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`;

describe('hashesIn', () => {
  test('the inline scripts of a page, each once; neither files nor data', () => {
    const html =
      '<script>a()</script><script id="_R_">b("</p>")</script><script src="/x.js" async=""></script>' +
      '<script async="" src="/y.js">ignored</script><script>a()</script>' +
      '<script type="application/ld+json">{"a":1}</script><style>p{}</style>';
    expect(hashesIn(html, 'script')).toEqual([hash('a()'), hash('b("</p>")')]);
    expect(hashesIn(html, 'style')).toEqual([hash('p{}')]);
  });

  test('nothing, where there is none', () => {
    expect(hashesIn('<p>script</p>', 'script')).toEqual([]);
  });
});

describe('cspHashes', () => {
  const build = mkdtempSync(path.join(tmpdir(), 'tassel-build-'));
  afterAll(() => rmSync(build, { recursive: true }));

  test('scripts by route; the styles of all pages and of all stylesheets', () => {
    mkdirSync(path.join(build, 'server/app/a'), { recursive: true });
    mkdirSync(path.join(build, 'static/chunks'), { recursive: true });
    const write = (file: string, text: string) => writeFileSync(path.join(build, file), text);
    write('server/app/index.html', '<script>home</script><style>p{}i{}</style>');
    write('server/app/a/b.html', '<script>b</script><style>p{}</style>');
    write('server/app/a/b.rsc', '<script>no page</script>');
    write('static/chunks/p.css', 'p{}');
    write('static/chunks/i.css', 'i{}');
    expect(cspHashes(build)).toEqual({
      scripts: { '/': [hash('home')], '/a/b': [hash('b')] },
      styles: [hash('p{}'), hash('p{}i{}'), hash('i{}')],
    });
  });
});
