import fc from 'fast-check';
import { expect, test } from 'vitest';
import { z } from 'zod/mini';
import { toOptions } from '@/lib/forms/fields';
import { email } from '@/lib/forms/rules';
import { createSchema } from '@/lib/forms/schema';

const emailSchema = createSchema([{ type: 'email', name: 'email', label: 'Email', rule: email() }]);

test('the email rule accepts the same texts as the usual pattern, which takes quadratic time', () => {
  // eslint-disable-next-line regexp/no-super-linear-backtracking -- the test texts are short
  const usual = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;
  const accepts = (text: string) => z.safeParse(emailSchema, { email: text }).success;
  const unit = fc.constantFrom(...'a@.', ' ', '\n', '\u00a0', 'é', '🎓');
  fc.assert(
    fc.property(
      fc.string({ unit, maxLength: 9 }),
      (text) => accepts(text) === usual.test(text.trim()),
    ),
    { numRuns: 20_000 },
  );
});

test('checkboxes refuse a very long list with one message', () => {
  const options = toOptions(['a', 'b']);
  const schema = createSchema([{ type: 'checkboxes', name: 'boxes', label: 'Boxes', options }]);
  const issues = z.safeParse(schema, { boxes: Array(500_000).fill('c') }).error?.issues;
  expect(issues).toHaveLength(1);
});
