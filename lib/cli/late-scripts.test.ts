import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { holdScripts, holdScriptsIn } from '@/lib/cli/late-scripts';

const starter = `<script>document.querySelectorAll('script[type="late"]')</script>`;
const page = (scripts: string) => `<head>${scripts}</head><body><p>Hi</p>${starter}</body>`;

test('what Next asks for at once waits, in its order', () => {
  const html = page(
    '<link rel="preload" as="script" fetchPriority="low" href="/_next/static/chunks/a.js"/>' +
      '<script src="/_next/static/chunks/b.js" async=""></script>' +
      '<script src="/_next/static/chunks/a.js" id="_R_" async=""></script>',
  );
  expect(holdScripts(html)).toBe(
    page(
      '<script src="/_next/static/chunks/b.js" type="late"></script>' +
        '<script src="/_next/static/chunks/a.js" type="late"></script>',
    ),
  );
});

test('scripts for browsers of old, and those that stand in the page, stay', () => {
  const stay =
    '<script src="/_next/static/chunks/old.js" noModule=""></script><script>self.__next_f</script>';
  const html = page(`${stay}<script src="/_next/static/chunks/b.js" async=""></script>`);
  expect(holdScripts(html)).toContain(stay);
});

test('a page that nobody would start stays as it is', () => {
  const html = '<script src="/_next/static/chunks/b.js" async=""></script>';
  expect(holdScripts(html)).toBe(html);
});

test('a build whose scripts are not found stops, and says where', () => {
  const folder = mkdtempSync(join(tmpdir(), 'tassel-late-'));
  writeFileSync(join(folder, 'about.html'), page('<script src="/elsewhere.js"></script>'));
  expect(() => holdScriptsIn(folder)).toThrow('about.html: no script was found');
  writeFileSync(
    join(folder, 'about.html'),
    page('<script src="/_next/static/b.js" async=""></script>'),
  );
  holdScriptsIn(folder);
  expect(readFileSync(join(folder, 'about.html'), 'utf8')).toContain('type="late"');
  rmSync(folder, { recursive: true });
});
