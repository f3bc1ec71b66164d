import { expect, test } from 'vitest';
import { stepsOf } from '@/lib/cli/late-steps';

/** A module of about so many characters, which requires others. */
const factory = (size: number, ...required: string[]) =>
  `(e,t)=>{${required.join(';')};/*${'-'.repeat(size)}*/}`;
const file = (...items: (number | string)[]) =>
  `(globalThis.TURBOPACK||(globalThis.TURBOPACK=[])).push([0,${items.join()}])`;

/** What an entry starts with, and the files that it lies in. */
function divided(files: Record<string, string>, entry = 1) {
  const start = { otherChunks: Object.keys(files), runtimeModuleIds: [entry] };
  const steps = stepsOf(start, (chunk) => files[chunk]!);
  expect(steps.at(-1)).toEqual(start);
  const before = steps.slice(0, -1);
  expect(before.flatMap(({ otherChunks }) => otherChunks)).toEqual([]);
  return before.map(({ runtimeModuleIds }) => runtimeModuleIds);
}

test('what the entry requires comes before it, in its order, over all files', () => {
  const files = {
    'a.js': file(1, factory(100, 'e.r(3)', 'let a=e.r(2)', 'e.i(4)'), 2, factory(900)),
    'b.js': file(3, factory(800), 4, factory(700)),
  };
  expect(divided(files)).toEqual([[3], [2], [4]]);
});

test('what requires most of it is divided in turn, and a module that is most of it is not', () => {
  const files = {
    'a.js': file(1, factory(10, 'e.r(2)', 'e.r(5)'), 2, factory(10, 'e.r(3)', 'e.r(4)')),
    'b.js': file(3, factory(300), 4, factory(1000), 5, factory(200)),
  };
  expect(divided(files)).toEqual([[3], [4], [5]]);
});

test('small neighbors are one step, and what was required before counts once', () => {
  const files = {
    'a.js': file(1, factory(10, 'e.r(2)', 'e.r(3)', 'e.r(4)', 'e.r(5)'), 2, factory(50)),
    'b.js': file(3, factory(50), 4, factory(900), 5, factory(600, 'e.r(4)')),
  };
  expect(divided(files)).toEqual([[2, 3], [4], [5]]);
});

test('a module has several names, requires what is elsewhere, and requires in a circle', () => {
  const files = {
    'a.js': file(1, factory(10, 'e.r(7)', 'e.r(99)', 'e.r(8)'), 6, 7, factory(500, 'e.r(8)')),
    'b.js': file(8, factory(300, 'e.r(7)')),
  };
  expect(divided(files)).toEqual([[7]]);
});

test('what is divided may be required by what it requires', () => {
  const files = {
    'a.js': file(1, factory(10, 'e.r(2)'), 2, factory(10, 'e.r(3)', 'e.r(4)')),
    'b.js': file(3, factory(600, 'e.r(2)'), 4, factory(600, 'e.r(2)')),
  };
  expect(divided(files)).toEqual([[3], [4]]);
});

test.each([
  ['no modules', { 'a.js': 'void 0' }],
  ['no entry', { 'a.js': file(2, factory(9)) }],
  ['nothing required', { 'a.js': file(1, factory(9)) }],
])('a start that cannot be divided stops the build: %s', (_, files) => {
  expect(() => divided(files)).toThrow('not to be divided');
});
