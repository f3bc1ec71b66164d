import { expect, test } from 'vitest';
import { sampleForm } from '@/lib/testing/sample-form';
import { refusals, type Outcome } from '@/lib/server/submissions/outcome';
import { fieldsInError } from '@/lib/server/submissions/reply';

const answered = (status: number, body: unknown, json = true): Outcome => ({
  ...{ kind: 'responded', status, json, retryAfter: null },
  body: JSON.stringify(body),
});
const errors = { first_name: 'Ada typed this', phone: 'that', 'ada@example.edu': 'no field' };

test.each<[Outcome, string[] | undefined]>([
  [refusals.invalid(errors).refused, ['first_name', 'phone_number']],
  // The upstream may name a field as it is sent, and others that the form does not have.
  [answered(422, { errors: { firstName: 'no', secret: 'no' } }), ['first_name']],
  [answered(422, { message: 'no' }), []],
  [answered(422, errors, false), []],
  [answered(400, { errors }), undefined],
  [answered(200, {}), undefined],
])('of %j the log names the fields %j', (outcome, fields) => {
  expect(fieldsInError(sampleForm, outcome)).toEqual(fields);
});
