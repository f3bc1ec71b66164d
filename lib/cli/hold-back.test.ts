import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { holdBack } from '@/lib/cli/hold-back';

let build: string;
beforeEach(() => {
  build = mkdtempSync(path.join(tmpdir(), 'tassel-hold-'));
  mkdirSync(path.join(build, 'server/app'), { recursive: true });
  writeFileSync(path.join(build, 'c.js'), `TURBOPACK.push(${modules})`);
});
afterEach(() => rmSync(build, { recursive: true }));

const place = (name: string) => path.join(build, 'server/app', name);
/** Two, the first of which requires the other. */
const modules = '[0,1,e=>{e.r(2)},2,e=>{}]';
const start = JSON.stringify({ otherChunks: ['c.js'], runtimeModuleIds: [1] });
const page = (data: string, scripts = '<script src="/_next/static/b.js" async=""></script>') =>
  `${scripts}<script>document.querySelectorAll('script[type="late"]')</script>` +
  `<script id="_R_">(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push(${start});</script>` +
  `<script>(self.__next_f=self.__next_f||[]).push([0])</script><script>self.__next_f.push([1,"${data}"])</script>`;

test('the data of a page is where the page says', () => {
  writeFileSync(place('about.html'), page('1:[]'));
  writeFileSync(place('roles.html'), page('2:[]'));
  holdBack(build);
  for (const [name, data] of [
    ['about.html', '1:[]'],
    ['roles.html', '2:[]'],
  ] as const) {
    const html = readFileSync(place(name), 'utf8');
    expect(html).toContain('<script src="/_next/static/b.js" type="late"></script>');
    expect(html).not.toContain('__next_f');
    const [, file = ''] = /data-page="\/_next\/([^"]+)"/.exec(html) ?? [];
    expect(readFileSync(path.join(build, file), 'utf8')).toBe(data);
  }
  expect(readdirSync(path.join(build, 'static/pages'))).toHaveLength(2);
});

test('a page that nobody would start stays as it is', () => {
  const html = '<script src="/_next/static/b.js" async=""></script>';
  writeFileSync(place('_global-error.html'), html);
  holdBack(build);
  expect(readFileSync(place('_global-error.html'), 'utf8')).toBe(html);
});

test('a page that is not as expected stops the build, which says where', () => {
  writeFileSync(place('about.html'), page('1:[]', ''));
  expect(() => holdBack(build)).toThrow('about.html: no script was found');
});
