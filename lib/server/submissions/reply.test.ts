import { expect, test } from 'vitest';
import { sampleForm } from '@/lib/testing/sample-form';
import { refusals, type Outcome } from '@/lib/server/submissions/outcome';
import { invalidFieldNames } from '@/lib/server/submissions/reply';

const answered = (status: number, body: unknown, json = true): Outcome => ({
  ...{ kind: 'responded', status, json, retryAfter: null },
  body: JSON.stringify(body),
});
const errors = { first_name: 'Ada typed this', phone: 'that', 'ada@example.edu': 'no field' };

test.each<[Outcome, string[] | undefined]>([
  [refusals.invalid(errors).refused, ['first_name', 'phone_number']],
  // By the name that was sent; without unknown fields.
  [answered(422, { errors: { firstName: 'no', secret: 'no' } }), ['first_name']],
  [answered(422, { message: 'no' }), []],
  [answered(422, errors, false), []],
  [answered(400, { errors }), undefined],
  [answered(200, {}), undefined],
])('invalidFieldNames returns the form’s fields in %j', (outcome, fields) => {
  expect(invalidFieldNames(sampleForm, outcome)).toEqual(fields);
});
