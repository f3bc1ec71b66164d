import { expect, test } from 'vitest';
import { findFinishedParts, readFirstName } from '@/components/forms/values';

// e2e/forms/parts.spec.ts tests parts with required fields.
test('a part without required fields is finished when one of its fields is filled in', () => {
  const text = (name: string) => ({ type: 'text', name, label: name, optional: true }) as const;
  const parts = [{ legend: 'Links', fields: [text('a'), text('b')] }];
  expect(findFinishedParts({ parts }, { a: '', b: '' })).toEqual([false]);
  expect(findFinishedParts({ parts }, { a: '', b: 'x' })).toEqual([true]);
});

test('a part is not finished while an answer has a wrong format', () => {
  const email = { type: 'email', name: 'email', label: 'Email', check: 'email' } as const;
  const parts = [{ legend: 'You', fields: [email] }];
  expect(findFinishedParts({ parts }, { email: 'ada@example' })).toEqual([false]);
  expect(findFinishedParts({ parts }, { email: 'ada@example.edu ' })).toEqual([true]);
});

test.each([
  [{ first_name: ' Mary Ann ', last_name: 'Evans' }, 'Mary Ann'],
  [{ firstName: 'Ada', lastName: 'Lovelace' }, 'Ada'],
  [{ name: 'Dr. Ada Lovelace' }, 'Dr. Ada Lovelace'],
  [{}, ''],
])('reads the first name as typed, or the whole name of a single field: %o', (values, name) => {
  expect(readFirstName(values)).toBe(name);
});
