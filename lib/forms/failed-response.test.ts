import { expect, test } from 'vitest';
import { brandForm } from '@/components/pages/brands/form';
import { describeFailure } from '@/lib/forms/describe-failure';
import { readFailedResponse } from '@/lib/forms/failed-response';
import { failureTexts } from '@/lib/forms/failure-texts';
import type { FormDefinition } from '@/lib/forms/types';
import { getForm } from '@/e2e/testing/forms';

const { noMessage, noticePrefix, notJson } = failureTexts;
const managerForm = getForm('submit-ambassador-manager');
const json = 'application/json; charset=utf-8';

test.each<[body: unknown, message: string, errors?: object]>([
  [{ message: 'No.' }, 'No.'],
  [
    { message: ['email must be an email', 'phone is short'] },
    'email must be an email. phone is short',
  ],
  [{ type: '/full', title: 'Full', detail: 'No seats left.' }, 'No seats left.'],
  [{ message: ' ', detail: ['Throttled.', 'Wait!'] }, 'Throttled. Wait!'],
  [{ message: 'No.', errors: { email: 'Bad.' } }, 'No.', { email: 'Bad.' }],
  [{ errors: { email: ['Bad.', 'Taken'], name: [] } }, '', { email: 'Bad. Taken' }],
  [{ message: 7, errors: { email: 7, name: { a: 1 }, phone: null } }, ''],
  [{ errors: ['Too short'] }, ''],
  ...[{}, null, 7, 'text', ['text']].map((body): [unknown, string] => [body, '']),
])('readFailedResponse reads the messages of %j', (body, message, errors = {}) => {
  expect(readFailedResponse(422, json, JSON.stringify(body))).toEqual({
    kind: 'json',
    status: 422,
    message,
    errors,
  });
});

test.each([
  [null, '{"message":"No."}'],
  ['text/html', '<h1>No</h1>'],
  [json, '{"message":'],
])('readFailedResponse reads a body of type %s that is not JSON as text: %s', (type, body) => {
  expect(readFailedResponse(500, type, body)).toEqual({ kind: 'text', status: 500, text: body });
});

test('describeFailure counts an emoji as one character', () => {
  const { notice } = describeFailure(managerForm, readFailedResponse(500, null, '🎓'.repeat(120)));
  expect(notice).toBe(`${noticePrefix}${notJson}${'🎓'.repeat(100)}...`);
});

const describeJson = (form: FormDefinition, status: number, body: object) =>
  describeFailure(form, readFailedResponse(status, json, JSON.stringify(body)));

test('describeFailure assigns messages to fields by `name` or `sentAs`, and adds the others to the notice', () => {
  const errors = { firstName: 'Too long.', school_email: 'It bounced.', home_campus: 'Missing' };
  expect(describeJson(managerForm, 422, { message: 'Not quite', errors })).toEqual({
    errors: { first_name: 'Too long.', school_email: 'It bounced.' },
    notice: `${noticePrefix}Not quite. home_campus: Missing`,
  });
});

test('describeFailure does not repeat the banner, which stands above fields in error', () => {
  const message = managerForm.banner;
  const errors = { university: 'Not on our list.' };
  expect(describeJson(managerForm, 422, { message, errors })).toEqual({ errors });
  expect(describeJson(managerForm, 422, { message }).notice).toBe(`${noticePrefix}${message}`);
  const others = { message, errors: { ...errors, zip: 'Missing' } };
  expect(describeJson(managerForm, 422, others)).toEqual({ errors, notice: 'zip: Missing' });
});

test.each<[status: number, body: object, result: object]>([
  [500, { message: 'Full.' }, { errors: {} }],
  [422, { message: 'No.', errors: { email: 'It bounced.' } }, { errors: { email: 'It bounced.' } }],
  [422, { message: 'No.', errors: { zip: 'Missing' } }, { errors: {}, notice: 'No. zip: Missing' }],
  [413, { message: 'Please shorten it.' }, { errors: {}, notice: 'Please shorten it.' }],
  [429, {}, { errors: {}, notice: noMessage }],
])('a silent form shows after a %i %j: %j', (status, body, result) => {
  expect(describeJson(brandForm, status, body)).toEqual(result);
});
