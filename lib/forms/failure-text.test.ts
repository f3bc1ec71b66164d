import { describe, expect, it } from 'vitest';
import { failureText, readFailure, toldFailure } from '@/lib/forms/failure-text';
import { forms } from '@/lib/forms/registry';
import type { Call } from '@/lib/forms/form-files';

const told = (call: Call, status: number, type: string | null, body: string) =>
  failureText(forms[call].failure, readFailure(status, type, body));
const noAnswer = (call: Call) => failureText(forms[call].failure, { kind: 'none' });

const json = 'application/json; charset=utf-8';
const long = 'x'.repeat(150);

describe('failure texts', () => {
  it.each<[Call, string, string, string, string, string]>([
    [
      'submit-ambassador-manager',
      'Error submitting form: Full.',
      'Error submitting form: Failed to submit application',
      `Error submitting form: Server error: ${'x'.repeat(100)}...`,
      'Error submitting form: Server error: ...',
      'Error submitting form: Failed to submit application',
    ],
    [
      'submit-creator-application',
      'Error submitting form: Full.',
      'Error submitting form: Failed to submit application',
      `Error submitting form: Server error: ${'x'.repeat(100)}`,
      'Error submitting form: Server error: ',
      'Error submitting form: Failed to submit application',
    ],
    ...(['submit-acorns-ambassador', 'submit-soluna-ambassador'] as const).map(
      (call): [Call, string, string, string, string, string] => [
        call,
        'Full.',
        'Failed to submit application',
        `Server error: ${'x'.repeat(100)}`,
        'Server error: ',
        'An error occurred. Please try again.',
      ],
    ),
  ])('%s', (call, message, blank, text, empty, none) => {
    expect(told(call, 500, json, '{"message":"Full."}')).toBe(message);
    expect(told(call, 500, json, '{}')).toBe(blank);
    expect(told(call, 500, json, '{"message":"  "}')).toBe(blank);
    expect(told(call, 500, json, '{"message":7}')).toBe(blank);
    expect(told(call, 500, json, 'null')).toBe(blank);
    expect(told(call, 503, 'text/html', long)).toBe(text);
    expect(told(call, 503, json, long)).toBe(text);
    expect(told(call, 503, null, '')).toBe(empty);
    expect(noAnswer(call)).toBe(none);
  });

  it.each<Call>(['submit', 'apply'])('%s stays silent', (call) => {
    expect(told(call, 500, json, '{"message":"Full."}')).toBeNull();
    expect(noAnswer(call)).toBeNull();
  });

  it('cuts between characters, not within one', () => {
    expect(told('submit-acorns-ambassador', 500, 'text/plain', '🎓'.repeat(120))).toBe(
      `Server error: ${'🎓'.repeat(100)}`,
    );
  });
});

describe('readFailure', () => {
  it('takes field errors from a JSON body when they are texts', () => {
    const body = JSON.stringify({ message: 'No', errors: { email: 'Taken' } });
    expect(readFailure(422, json, body)).toEqual({
      kind: 'json',
      status: 422,
      message: 'No',
      errors: { email: 'Taken' },
    });
    expect(readFailure(422, json, '{"errors":{"email":7}}')).toEqual({ kind: 'json', status: 422 });
  });
});

describe('toldFailure', () => {
  const {
    'submit-acorns-ambassador': campus,
    'submit-ambassador-manager': manager,
    submit,
  } = forms;
  const invalid = (message: string | undefined, errors: Record<string, string>) =>
    ({ kind: 'json', status: 422, ...(message && { message }), errors }) as const;

  it('puts messages at the fields that the form has, and drops the others', () => {
    const answer = invalid('Not quite.', { email: 'It bounced.', nobody: 'No such field.' });
    expect(toldFailure(campus, answer)).toEqual({
      errors: { email: 'It bounced.' },
      text: 'Not quite.',
    });
  });

  it('knows a field by the name that was sent, too', () => {
    const errors = { firstName: 'Too long.', school_email: 'It bounced.' };
    expect(toldFailure(manager, invalid('No.', errors)).errors).toEqual({
      first_name: 'Too long.',
      school_email: 'It bounced.',
    });
  });

  it('does not repeat the banner in the notice', () => {
    const { banner } = campus;
    expect(toldFailure(campus, invalid(banner, { email: 'Required' })).text).toBeNull();
    // Without a field to point at, the notice is all there is.
    expect(toldFailure(campus, invalid(banner, {})).text).toBe(banner);
  });

  it('says nothing on a form that retries silently, but at its fields', () => {
    expect(toldFailure(submit, { kind: 'none' })).toEqual({ errors: {}, text: null });
    expect(toldFailure(submit, invalid(undefined, { email: 'It bounced.' }))).toEqual({
      errors: { email: 'It bounced.' },
      text: null,
    });
  });
});
