import { expect, test } from 'vitest';
import { findFinishedParts } from '@/components/forms/values';

const text = (name: string, overrides = {}) => ({
  type: 'text' as const,
  name,
  label: name,
  ...overrides,
});
const parts = [
  { legend: 'You', fields: [text('a'), text('b', { optional: true })] },
  { legend: 'Links', fields: [text('c', { optional: true }), text('d', { optional: true })] },
];

test('a part is finished when its required fields are filled in', () => {
  expect(findFinishedParts({ parts }, { a: ' ', b: 'x' })).toEqual([false, false]);
  expect(findFinishedParts({ parts }, { a: 'x', b: '' })).toEqual([true, false]);
});

test('a part without required fields is finished when one of its fields is filled in', () => {
  expect(findFinishedParts({ parts }, { a: '', c: '', d: 'x' })).toEqual([false, true]);
});
