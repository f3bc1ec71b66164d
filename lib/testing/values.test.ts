import { expect, test } from 'vitest';
import { createSchema } from '@/lib/forms/schema';
import { EMAIL_PLACEHOLDER, tick, type } from '@/lib/testing/define-fixture';
import { createValuesWithWord } from '@/lib/testing/values';

test('createValuesWithWord puts the word into every field that accepts it', () => {
  const email = { type: 'email', label: 'Email', optional: true, check: 'email' } as const;
  const options = [{ value: 'm', label: 'Music' }];
  const schema = createSchema([
    { type: 'text', name: 'town', label: 'Town' },
    { ...email, name: 'email' },
    { ...email, name: 'parent_email' },
    { type: 'checkboxes', name: 'interest', label: 'Interest', optional: true, options },
  ]);
  const answers = [
    type('town', 'Town', 'Trenton'),
    type('email', 'Email', EMAIL_PLACEHOLDER),
    type('parent_email', 'Email', ''),
    tick('interest', 'Interest', ['Music'], { sent: ['m'] }),
  ];
  expect(createValuesWithWord(schema, answers, 'grace')).toEqual({
    town: 'Trenton grace',
    email: 'grace@example.edu',
    parent_email: '',
    interest: ['m'],
  });
});
