import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { apiPolicy, pagePolicy } from '@/lib/server/security/headers.mjs';
import { readStrictPolicies } from '@/lib/server/security/strict-policies.mjs';

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

function writeBuild(files: Record<string, string>): string {
  const build = mkdtempSync(path.join(tmpdir(), 'tassel-build-'));
  onTestFinished(() => rmSync(build, { recursive: true }));
  for (const [name, text] of Object.entries(files)) {
    const file = path.join(build, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  return build;
}

const readSources = (policy: string, directive: string) =>
  new RegExp(`${directive} 'self' ([^;]*)`).exec(policy)?.[1]?.split(' ').sort();

const style = (files: string[], text: string) =>
  `<style data-precedence="next" data-href="${files.map((file) => `/_next/static/${file}`).join(' ')}">${text}</style>`;

const build = {
  'server/app/index.html':
    '<script>home</script><script id="_R_">b("</p>")</script><script src="/x.js" async=""></script>' +
    '<script async="" src="/y.js">ignored</script><script>home</script>' +
    `<script type="application/ld+json">{"a":1}</script>${style(['shared.css', 'index.css'], 'shared{}index{}')}`,
  // Only the page's data names the stylesheet of the error page.
  'server/app/a/b.html': `<script>"/_next/static/error.css"</script>${style(['shared.css'], 'shared{}')}<p>script</p>`,
  'server/app/_not-found.html': `<script>no page</script>${style(['shared.css', 'not-found.css'], 'shared{}missing{}')}`,
  'static/not-found.css': 'missing{}',
  'server/app/a/b.rsc': '<script>data</script>',
  'static/shared.css': 'shared{}',
  'static/index.css': 'index{}',
  'static/error.css': 'error{}',
  // The file of an earlier build, which is kept for tabs that are still open.
  'static/old.css': 'old{}',
};

test.each([
  ['/', ['home', 'b("</p>")'], ['shared{}index{}', 'error{}']],
  ['/a/b', ['"/_next/static/error.css"'], ['shared{}', 'index{}', 'error{}']],
  ['/nowhere', ['no page'], ['shared{}missing{}', 'index{}', 'error{}']],
])(
  'readStrictPolicies allows the inline scripts and styles of %s, and the stylesheets of other pages',
  (route, scripts, styles) => {
    const policy = readStrictPolicies(writeBuild(build))(pagePolicy, route);
    expect(readSources(policy, 'script-src')).toEqual(scripts.map(hash).sort());
    expect(readSources(policy, 'style-src')).toEqual(styles.map(hash).sort());
    expect(policy).not.toContain('unsafe');
    expect(policy).toContain("connect-src 'self';");
  },
);

test('readStrictPolicies returns a policy without inline scripts unchanged', () => {
  expect(readStrictPolicies(writeBuild(build))(apiPolicy, '/')).toBe(apiPolicy);
});
