import { describe, expect, test } from 'vitest';
import { browserValidatedFixtures, getForm, schemaValidatedFixtures } from '@/lib/testing/fixtures';
import { readFailure, describeFailure } from '@/lib/forms/failure-text';
import { sampleForm } from '@/lib/testing/sample-form';

const json = 'application/json; charset=utf-8';

describe.each(schemaValidatedFixtures)(
  'the notice of $formId',
  ({ formId, failureNotice: { prefix, ellipsis, noAnswer } }) => {
    const describeNotice = (status: number, type: string | null, body: string) =>
      describeFailure(getForm(formId), readFailure(status, type, body)).text;

    test('shows the message of a JSON response', () => {
      expect(describeNotice(500, json, '{"message":"Full."}')).toBe(`${prefix}Full.`);
      for (const blank of ['{}', '{"message":"  "}', '{"message":7}', 'null'])
        expect(describeNotice(500, json, blank)).toBe(`${prefix}Failed to submit application`);
    });

    test.each([
      ['text/html', 'x'.repeat(150), 'x'.repeat(100)],
      [json, 'x'.repeat(150), 'x'.repeat(100)],
      // Counts an emoji as one character.
      ['text/plain', '🎓'.repeat(120), '🎓'.repeat(100)],
      [null, '', ''],
    ])(
      'shows the first 100 characters of a response that is not JSON (%s)',
      (type, body, shownBody) => {
        expect(describeNotice(503, type, body)).toBe(
          `${prefix}Server error: ${shownBody}${ellipsis}`,
        );
      },
    );

    test('shows the form’s own text if there is no response', () => {
      expect(describeFailure(getForm(formId), { kind: 'none' }).text).toBe(prefix + noAnswer);
    });
  },
);

/** Response bodies, with the expected message and the expected errors by field. */
const bodies: [framework: string, body: unknown, message?: string, errors?: object][] = [
  ['documented', { message: 'No.', errors: { email: 'Bad.' } }, 'No.', { email: 'Bad.' }],
  [
    'Laravel',
    { message: 'Invalid.', errors: { email: ['Bad.', 'Taken.'], phone: ['Short'] } },
    'Invalid.',
    { email: 'Bad. Taken.', phone: 'Short' },
  ],
  [
    'Rails',
    { errors: { email: ["can't be blank", 'is invalid'] } },
    undefined,
    { email: "can't be blank. is invalid" },
  ],
  ['Rails full_messages', { errors: ['Phone is too short'] }, 'Phone is too short'],
  [
    'message and texts',
    { message: 'Invalid', errors: ['Too short', 'Taken'] },
    'Invalid. Too short. Taken',
  ],
  ['one text', { errors: 'Too short' }, 'Too short'],
  [
    'NestJS',
    { statusCode: 400, message: ['email must be an email'], error: 'Bad Request' },
    'email must be an email',
  ],
  ['Django REST framework', { detail: 'Request was throttled.' }, 'Request was throttled.'],
  ['RFC 9457', { type: '/full', title: 'Full', detail: 'No seats left.' }, 'No seats left.'],
  [
    'FastAPI',
    { detail: [{ type: 'missing', loc: ['body', 'email'], msg: 'Field required' }] },
    undefined,
    { email: 'Field required' },
  ],
  [
    'express-validator',
    { errors: [{ type: 'field', path: 'email', msg: 'Invalid value' }] },
    undefined,
    { email: 'Invalid value' },
  ],
  [
    'Spring',
    { message: 'Bad', errors: [{ field: 'email', message: 'must be set' }] },
    'Bad',
    { email: 'must be set' },
  ],
  [
    'partly unknown',
    { message: 'No.', errors: { email: 'Bad.', phone: 7, name: [], size: { a: 1 } } },
    'No.',
    { email: 'Bad.' },
  ],
  ['lines', { message: 'One.\nTwo' }, 'One.\nTwo'],
  ...[
    {},
    null,
    7,
    'text',
    ['text'],
    { message: 7 },
    { message: {} },
    { errors: 7 },
    { errors: [7, null, [], {}] },
  ].map((body): [string, unknown] => ['unknown', body]),
];

test.each(bodies)(
  'readFailure reads the errors of a response (%s): %j',
  (_, body, message, errors) => {
    expect(readFailure(422, json, JSON.stringify(body))).toEqual({
      kind: 'json',
      status: 422,
      message: message ?? '',
      errors: errors ?? {},
    });
  },
);

describe('describeFailure', () => {
  const invalid = (message: string, errors: object) =>
    readFailure(422, json, JSON.stringify({ message, errors }));

  test('assigns messages to fields by `name` or `sentAs`', () => {
    const errors = {
      firstName: 'Too long.',
      school_email: 'It bounced.',
      nobody: 'No such field.',
    };
    expect(describeFailure(sampleForm, invalid('Not quite.', errors))).toEqual({
      errors: { first_name: 'Too long.', school_email: 'It bounced.' },
      otherMessages: ['Nobody: No such field.'],
      text: 'Error submitting form: Not quite.',
    });
  });

  test.each(schemaValidatedFixtures)(
    'does not repeat the banner of $formId in its notice',
    ({ formId, banner, answers: [first], failureNotice }) => {
      const form = getForm(formId);
      expect(describeFailure(form, invalid(banner, { [first!.name]: 'Required' })).text).toBeNull();
      // Without errors at fields, there is no banner.
      expect(describeFailure(form, invalid(banner, {})).text).toBe(failureNotice.prefix + banner);
    },
  );

  test.each(browserValidatedFixtures)(
    'shows no notice on $formId, except for a 413',
    ({ formId }) => {
      const noNotice = { errors: {}, otherMessages: [], text: null };
      expect(describeFailure(getForm(formId), { kind: 'none' })).toEqual(noNotice);
      const errors = { email: 'It bounced.' };
      expect(describeFailure(getForm(formId), invalid('Full.', errors))).toEqual({
        ...noNotice,
        errors,
      });
      // Only the visitor can shorten the text.
      const tooLong = readFailure(413, json, '{"message":"Please shorten them."}');
      expect(describeFailure(getForm(formId), tooLong).text).toBe('Please shorten them.');
    },
  );

  test.each(browserValidatedFixtures)(
    'shows messages for unknown fields of $formId only if no known field has a message',
    ({ formId }) => {
      const errors = { zipCode: 'Required', shirt_size: 'Too large.' };
      const otherMessages = ['Zip code: Required', 'Shirt size: Too large.'];
      expect(describeFailure(getForm(formId), invalid('', errors)).otherMessages).toEqual(
        otherMessages,
      );
      const withKnownField = { ...errors, email: 'It bounced.' };
      expect(describeFailure(getForm(formId), invalid('', withKnownField)).otherMessages).toEqual(
        [],
      );
    },
  );
});
