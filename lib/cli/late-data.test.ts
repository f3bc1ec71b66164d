import { expect, test, vi } from 'vitest';
import { holdData } from '@/lib/cli/late-data';
import { stepsOf } from '@/lib/cli/late-steps';

const begin = '<script>(self.__next_f=self.__next_f||[]).push([0])</script>';
const piece = (text: string) =>
  `<script>self.__next_f.push([1,${JSON.stringify(text).replaceAll('<', '\\u003c')}])</script>`;
const start = { otherChunks: ['a.js'], runtimeModuleIds: [1] };
const starter = `<script id="_R_">(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push(${JSON.stringify(start)});</script>`;
/** Two modules, one of which requires the other. */
const read = () => 'globalThis.TURBOPACK.push([0,1,e=>{e.r(2)},2,e=>{}])';
const steps = JSON.stringify(stepsOf(start, read));

test('a page’s data goes into a file, to the last character, and the page tells where it is', () => {
  const keep = vi.fn(() => '/_next/static/pages/1.txt');
  const html = `<p>Hi</p>${starter}${begin}${piece('1:"</script> “李” \\')}${piece('])\n2:[]')}</body>`;
  expect(holdData(html, keep, read)).toBe(
    `<p>Hi</p><script type="late" data-page="/_next/static/pages/1.txt">${steps}</script></body>`,
  );
  expect(keep).toHaveBeenCalledExactlyOnceWith('1:"</script> “李” \\])\n2:[]');
});

test.each([
  ['no data', `${starter}${begin}`],
  ['no start', `${begin}${piece('1')}`],
  ['no beginning', `${starter}${piece('1')}`],
  ['bytes', `${starter}${begin}<script>self.__next_f.push([3,"AA=="])</script>`],
])('a page that is not as expected stops the build: %s', (_, html) => {
  expect(() => holdData(html, () => '', read)).toThrow(/data/);
});
