import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { answerFrame } from '@/lib/cli/answer-frame';
import { hashesOf, inlineScriptHashes } from '@/lib/cli/inline-scripts';
import { answerSlot } from '@/lib/submissions/answer-slot';

const hash = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`;

describe('hashesOf', () => {
  test('the scripts that stand in the page, each once', () => {
    const html =
      '<script>a()</script><script id="_R_">b("</p>")</script><script src="/x.js" async=""></script>' +
      '<script async="" src="/y.js">ignored</script><script>a()</script>' +
      '<script type="application/ld+json">{"a":1}</script><script type="late">{}</script><scripty>c</scripty>';
    expect(hashesOf(html)).toEqual([hash('a()'), hash('b("</p>")')]);
  });

  test('nothing, where there is none', () => {
    expect(hashesOf('<p>script</p>')).toEqual([]);
  });
});

test('inlineScriptHashes names pages by their routes', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'tassel-build-'));
  mkdirSync(path.join(folder, 'a'));
  for (const file of ['index.html', '_not-found.html', path.join('a', 'b.html'), 'a.rsc']) {
    writeFileSync(path.join(folder, file), `<script>${path.basename(file)}</script>`);
  }
  expect(inlineScriptHashes(folder)).toEqual({
    '/': [hash('index.html')],
    '/_not-found': [hash('_not-found.html')],
    '/a/b': [hash('b.html')],
  });
});

describe('answerFrame', () => {
  test('is the page without its scripts', () => {
    const html =
      '<head><link rel="preload" as="script" fetchPriority="low" href="/a.js"/><link rel="stylesheet" href="/a.css"/></head>' +
      `<main>${answerSlot}</main><script>a("x")</script><script src="/b.js" async=""></script>`;
    expect(answerFrame(html)).toBe(
      `<head><link rel="stylesheet" href="/a.css"/></head><main>${answerSlot}</main>`,
    );
  });

  test('a page without a slot stops the build', () => {
    expect(() => answerFrame('<main></main>')).toThrow(/slot/);
  });
});
