import { expect, test } from 'vitest';
import { getForm } from '@/e2e/testing/forms';
import { refusals, type Outcome } from '@/lib/server/submissions/outcome';
import { listInvalidFieldNames, createResponse } from '@/lib/server/submissions/response';

const upstreamResponse = (status: number, body: unknown, isJson = true): Outcome => ({
  status,
  contentType: isJson ? 'application/json' : 'text/plain',
  body: JSON.stringify(body),
});
// `phone` is the upstream's name of the field phone_number. Another name may be typed text.
const errors = { first_name: 'Ada is wrong', phone: 'Ada is wrong', 'ada@example.edu': 'Ada' };

test.each<[what: string, outcome: Outcome, fields: string[] | undefined]>([
  ['a refusal by the site', refusals.invalid(errors).outcome, ['first_name', 'phone_number']],
  [
    'an upstream 422 with the field names of the upstream',
    upstreamResponse(422, { errors: { firstName: 'no', secret: 'no' } }),
    ['first_name'],
  ],
  ['an upstream 422 without errors', upstreamResponse(422, { message: 'no' }), []],
  ['an upstream 422 without JSON', upstreamResponse(422, errors, false), []],
  ['an upstream 400', upstreamResponse(400, { errors }), undefined],
  ['a success', upstreamResponse(200, {}), undefined],
])('listInvalidFieldNames returns only fields of the form for %s', (_, outcome, fields) => {
  expect(listInvalidFieldNames(getForm('submit-ambassador-manager'), outcome)).toEqual(fields);
});

test('createResponse returns the upstream’s status and body, as JSON or else as text', async () => {
  for (const [outcome, type, body] of [
    [upstreamResponse(200, { id: 7 }), /^application\/json/, '{"id":7}'],
    [upstreamResponse(404, '<p>', false), /^text\/plain/, '"<p>"'],
    [refusals.upstreamUnreachable().outcome, /^application\/json/, /An error occurred/],
  ] as const) {
    const response = createResponse(outcome);
    expect(response.status).toBe(outcome.status);
    expect(response.headers.get('content-type')).toMatch(type);
    expect(await response.text()).toMatch(body);
  }
});
