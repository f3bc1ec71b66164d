import { expect, it } from 'vitest';
import { findFinishedParts } from '@/components/forms/values';

const text = (name: string, overrides = {}) => ({
  type: 'text' as const,
  name,
  label: name,
  ...overrides,
});
const parts = [
  { legend: 'You', fields: [text('a'), text('b', { optional: true })] },
  {
    legend: 'Links',
    fields: [text('c'), { type: 'radio' as const, name: 'd', label: 'd', options: [] }],
  },
  { legend: 'More', fields: [text('e', { optional: true }), text('f', { optional: true })] },
];

it('a part with a blank required field or an empty list is not finished', () => {
  expect(findFinishedParts({ parts }, { a: 'x', c: ' ', d: ['y'] })).toEqual([true, false, false]);
  expect(findFinishedParts({ parts }, { a: null, c: 'x', d: [] })).toEqual([false, false, false]);
});

it('a part with only optional fields is finished once one is filled in or all other parts are finished', () => {
  expect(findFinishedParts({ parts }, { e: 'x' })).toEqual([false, false, true]);
  expect(findFinishedParts({ parts }, { a: 'x', c: 'x', d: ['y'] })).toEqual([true, true, true]);
});

it('a part with an invalid value is not finished', () => {
  const values = { a: 'x', c: 'x', d: ['y'], e: 'x' };
  expect(findFinishedParts({ parts }, values, ['c', 'e'])).toEqual([true, false, false]);
});
