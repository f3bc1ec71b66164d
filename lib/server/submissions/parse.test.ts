import { describe, expect, test } from 'vitest';
import { forms } from '@/lib/forms/registry';
import { honeypot } from '@/lib/forms/fields-of';
import { parse, validate } from '@/lib/server/submissions/parse';

const bytes = (text: string) => new TextEncoder().encode(text);
const json = (body: unknown) =>
  parse(bytes(typeof body === 'string' ? body : JSON.stringify(body)), 'json', forms.submit);
const posted = (body: string, call: 'submit' | 'apply' = 'submit') =>
  parse(bytes(body), 'urlencoded', forms[call]);
const malformed = expect.objectContaining({ refused: expect.objectContaining({ status: 400 }) });

describe('JSON', () => {
  test('only the fields of the form are taken', () => {
    expect(json({ email: 'a@b.c', admin: true })).toEqual({
      values: { email: 'a@b.c' },
      isSpam: false,
    });
  });

  test('keys that mean something to JavaScript are like any other', () => {
    const { values } = json('{"__proto__":{"email":"x"},"constructor":1,"email":"a@b.c"}');
    expect(values).toEqual({ email: 'a@b.c' });
    expect(Object.getPrototypeOf(values)).toBe(Object.prototype);
  });

  test.each([
    ['deep', `${'['.repeat(200_000)}${']'.repeat(200_000)}`],
    ['full of objects', `[${'{},'.repeat(200_000)}{}]`],
  ])('%s is malformed', (_, value) => {
    expect(() => json(`{"email":${value}}`)).toThrow(malformed);
  });

  test.each(['', '{', '[]', 'null', '"x"', '1', '{"a":1}x'])('%j is malformed', (body) => {
    expect(() => json(body)).toThrow(malformed);
  });

  test('what is not UTF-8 is malformed, not replaced', () => {
    const latin = new Uint8Array([...bytes('{"email":"'), 0xe9, ...bytes('"}')]);
    expect(() => parse(latin, 'json', forms.submit)).toThrow(malformed);
  });
});

describe('forms', () => {
  test('absent fields are empty, boxes are a list', () => {
    const { values } = posted('firstName=Ada&interest=a&interest=b', 'apply');
    expect(values).toMatchObject({ firstName: 'Ada', lastName: '', interest: ['a', 'b'] });
    expect(posted('', 'apply').values.interest).toEqual([]);
  });

  test('what people type arrives as it is', () => {
    const text = '李 ✓ <b>&"=+\nx';
    const { values } = posted(new URLSearchParams({ message: text }).toString());
    expect(values.message).toBe(text);
  });

  test('of more pairs than any of ours has is malformed', () => {
    expect(posted(`email=a${'&x=1'.repeat(199)}`).values.email).toBe('a');
    expect(() => posted(`email=a${'&x=1'.repeat(200)}`)).toThrow(malformed);
    // Text may hold as many as it likes.
    const text = '&'.repeat(1000);
    expect(posted(new URLSearchParams({ message: text }).toString()).values.message).toBe(text);
  });
});

describe('text', () => {
  test.each([
    ['a\r\nb\r\n\r\nc', 'a\nb\n\nc'],
    ['a\rb\n\rc', 'a\nb\n\nc'],
    ['a\tb\u0000\u0001\u001f\u007f\u0085c', 'a\tbc'],
  ])('%j has LF, tabs and no other control characters: %j', (text, expected) => {
    expect(posted(new URLSearchParams({ message: text }).toString()).values.message).toBe(expected);
    expect(json({ message: text }).values.message).toBe(expected);
  });
});

test('the honeypot', () => {
  expect(json({ [honeypot.name]: 'buy' }).isSpam).toBe(true);
  expect(json({ [honeypot.name]: ' ' }).isSpam).toBe(false);
  expect(posted(`${honeypot.name}=buy`).isSpam).toBe(true);
  expect(posted(`${honeypot.name}=`).isSpam).toBe(false);
  expect(json({ [honeypot.name]: false }).isSpam).toBe(false);
  expect(json({ [honeypot.name]: { toString: null } }).isSpam).toBe(true);
  const deep = `${'['.repeat(5_000)}${']'.repeat(5_000)}`;
  expect(json(`{"${honeypot.name}":${deep}}`).isSpam).toBe(true);
});

test('what is sent upstream is trimmed and complete', () => {
  expect(validate(forms.submit, { email: ' a@b.c ', firstName: 'Ada', lastName: 'L' })).toEqual({
    email: 'a@b.c',
    firstName: 'Ada',
    lastName: 'L',
    message: '',
  });
});

test('errors carry the form’s own names, the first message of each, and the form’s banner', () => {
  expect(() => validate(forms['submit-ambassador-manager'], {})).toThrow(
    expect.objectContaining({
      refused: expect.objectContaining({
        status: 422,
        message: 'Please fill all required fields!',
        errors: expect.objectContaining({
          first_name: 'This field is required',
          school_email: 'Email is required',
          resume_url: 'Please provide a link to your resume',
        }),
      }),
    }),
  );
});
