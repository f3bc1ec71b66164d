import { describe, expect, test } from 'vitest';
import { checkedByBrowser, withMessages } from '@/lib/testing/fixtures';
import { readFailure, describeFailure } from '@/lib/forms/failure-text';
import { formFor } from '@/lib/testing/form-for';
import { sampleForm } from '@/lib/testing/sample-form';

const json = 'application/json; charset=utf-8';

describe.each(withMessages)('$call tells', ({ call, failure: { prefix, ellipsis, noAnswer } }) => {
  const told = (status: number, type: string | null, body: string) =>
    describeFailure(formFor(call), readFailure(status, type, body)).text;

  test('the message of an answer, if it has one', () => {
    expect(told(500, json, '{"message":"Full."}')).toBe(`${prefix}Full.`);
    for (const blank of ['{}', '{"message":"  "}', '{"message":7}', 'null'])
      expect(told(500, json, blank)).toBe(`${prefix}Failed to submit application`);
  });

  test.each([
    ['text/html', 'x'.repeat(150), 'x'.repeat(100)],
    [json, 'x'.repeat(150), 'x'.repeat(100)],
    // Cut between characters, not within one.
    ['text/plain', '🎓'.repeat(120), '🎓'.repeat(100)],
    [null, '', ''],
  ])('the first 100 characters of an answer that is not JSON: %s', (type, body, cut) => {
    expect(told(503, type, body)).toBe(`${prefix}Server error: ${cut}${ellipsis}`);
  });

  test('that there was none', () => {
    expect(describeFailure(formFor(call), { kind: 'none' }).text).toBe(prefix + noAnswer);
  });
});

describe('describeFailure', () => {
  const invalid = (message: string, errors: object) =>
    readFailure(422, json, JSON.stringify({ message, errors }));

  test('puts messages at the fields that the form has, by its own name or the one that was sent', () => {
    const errors = {
      firstName: 'Too long.',
      school_email: 'It bounced.',
      nobody: 'No such field.',
    };
    expect(describeFailure(sampleForm, invalid('Not quite.', errors))).toEqual({
      errors: { first_name: 'Too long.', school_email: 'It bounced.' },
      others: ['Nobody: No such field.'],
      text: 'Error submitting form: Not quite.',
    });
    // Texts alone.
    expect(describeFailure(sampleForm, invalid('Not quite.', { first_name: 7 })).errors).toEqual(
      {},
    );
  });

  test.each(withMessages)(
    'does not repeat the banner of $call in the notice',
    ({ call, banner, answers: [first], failure }) => {
      const form = formFor(call);
      expect(describeFailure(form, invalid(banner, { [first!.name]: 'Required' })).text).toBeNull();
      // Without a field to point at, the notice is all there is.
      expect(describeFailure(form, invalid(banner, {})).text).toBe(failure.prefix + banner);
    },
  );

  test.each(checkedByBrowser)('says nothing on $call, but at its fields', ({ call }) => {
    const silent = { errors: {}, others: [], text: null };
    expect(describeFailure(formFor(call), { kind: 'none' })).toEqual(silent);
    const errors = { email: 'It bounced.' };
    expect(describeFailure(formFor(call), invalid('Full.', errors))).toEqual({
      ...silent,
      errors,
    });
    // The visitor alone can make it shorter.
    const tooLong = readFailure(413, json, '{"message":"Please shorten them."}');
    expect(describeFailure(formFor(call), tooLong).text).toBe('Please shorten them.');
  });

  test.each(checkedByBrowser)(
    'on $call, tells what stands at no field, if that is all',
    ({ call }) => {
      const errors = { zipCode: 'Required', shirt_size: 'Too large.' };
      const others = ['Zip code: Required', 'Shirt size: Too large.'];
      expect(describeFailure(formFor(call), invalid('', errors)).others).toEqual(others);
      const more = { ...errors, email: 'It bounced.' };
      expect(describeFailure(formFor(call), invalid('', more)).others).toEqual([]);
    },
  );
});
