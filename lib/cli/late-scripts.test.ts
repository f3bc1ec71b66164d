import { expect, test } from 'vitest';
import { holdScripts } from '@/lib/cli/late-scripts';

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

test('a page without any stops the build', () => {
  expect(() => holdScripts(page('<script src="/elsewhere.js"></script>'))).toThrow('no script');
});
