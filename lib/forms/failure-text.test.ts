import { describe, expect, test } from 'vitest';
import { failureText, readFailure, toldFailure } from '@/lib/forms/failure-text';
import { forms } from '@/lib/forms/registry';
import type { Call } from '@/lib/forms/form-files';

const told = (call: Call, status: number, type: string | null, body: string) =>
  failureText(forms[call].failure, readFailure(status, type, body));
const noAnswer = (call: Call) => failureText(forms[call].failure, { kind: 'none' });

const json = 'application/json; charset=utf-8';

describe('failure texts', () => {
  test.each<[call: Call, prefix: string, ellipsis: string, none: string]>([
    ['submit-ambassador-manager', 'Error submitting form: ', '...', 'Failed to submit application'],
    ['submit-creator-application', 'Error submitting form: ', '', 'Failed to submit application'],
    ['submit-acorns-ambassador', '', '', 'An error occurred. Please try again.'],
    ['submit-soluna-ambassador', '', '', 'An error occurred. Please try again.'],
  ])('%s: %j in front, %j behind what is cut', (call, prefix, ellipsis, none) => {
    expect(told(call, 500, json, '{"message":"Full."}')).toBe(`${prefix}Full.`);
    for (const blank of ['{}', '{"message":"  "}', '{"message":7}', 'null'])
      expect(told(call, 500, json, blank)).toBe(`${prefix}Failed to submit application`);
    for (const type of ['text/html', json])
      expect(told(call, 503, type, 'x'.repeat(150))).toBe(
        `${prefix}Server error: ${'x'.repeat(100)}${ellipsis}`,
      );
    // Between characters, not within one.
    expect(told(call, 500, 'text/plain', '🎓'.repeat(120))).toBe(
      `${prefix}Server error: ${'🎓'.repeat(100)}${ellipsis}`,
    );
    expect(told(call, 503, null, '')).toBe(`${prefix}Server error: ${ellipsis}`);
    expect(noAnswer(call)).toBe(`${prefix}${none}`);
  });

  test.each<Call>(['submit', 'apply'])('%s stays silent', (call) => {
    expect(told(call, 500, json, '{"message":"Full."}')).toBeNull();
    expect(noAnswer(call)).toBeNull();
  });
});

describe('toldFailure', () => {
  const campus = forms['submit-acorns-ambassador'];
  const invalid = (message: string | undefined, errors: object) =>
    readFailure(422, json, JSON.stringify({ message, errors }));

  test('puts messages at the fields that the form has, by its own name or the one that was sent', () => {
    const manager = forms['submit-ambassador-manager'];
    const errors = {
      firstName: 'Too long.',
      school_email: 'It bounced.',
      nobody: 'No such field.',
    };
    expect(toldFailure(manager, invalid('Not quite.', errors))).toEqual({
      errors: { first_name: 'Too long.', school_email: 'It bounced.' },
      text: 'Error submitting form: Not quite.',
    });
    // Texts alone.
    expect(toldFailure(manager, invalid('Not quite.', { first_name: 7 })).errors).toEqual({});
  });

  test('does not repeat the banner in the notice', () => {
    const { banner } = campus;
    expect(toldFailure(campus, invalid(banner, { email: 'Required' })).text).toBeNull();
    // Without a field to point at, the notice is all there is.
    expect(toldFailure(campus, invalid(banner, {})).text).toBe(banner);
  });

  test('says nothing on a form that retries silently, but at its fields', () => {
    expect(toldFailure(forms.submit, { kind: 'none' })).toEqual({ errors: {}, text: null });
    const errors = { email: 'It bounced.' };
    expect(toldFailure(forms.submit, invalid(undefined, errors))).toEqual({ errors, text: null });
  });
});
