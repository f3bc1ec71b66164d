import { describe, expect, test } from 'vitest';
import { forms } from '@/lib/forms/registry';
import { honeypot } from '@/lib/forms/fields-of';
import { parse } from '@/lib/server/submissions/parse';

const bytes = (text: string) => new TextEncoder().encode(text);
const json = (body: unknown) =>
  parse(
    bytes(typeof body === 'string' ? body : JSON.stringify(body)),
    'json',
    'application/json',
    forms.submit,
  );
const posted = (body: string, call: 'submit' | 'apply' = 'submit') =>
  parse(bytes(body), 'urlencoded', 'application/x-www-form-urlencoded', forms[call]);

describe('JSON', () => {
  test('only the fields of the form are taken', async () => {
    expect(await json({ email: 'a@b.c', admin: true })).toEqual({
      values: { email: 'a@b.c' },
      isSpam: false,
    });
  });

  test('keys that mean something to JavaScript are like any other', async () => {
    const { values } = await json('{"__proto__":{"email":"x"},"constructor":1,"email":"a@b.c"}');
    expect(values).toEqual({ email: 'a@b.c' });
    expect(Object.getPrototypeOf(values)).toBe(Object.prototype);
  });

  test('any depth', async () => {
    const deep = 200_000;
    const body = `{"email":${'['.repeat(deep)}${']'.repeat(deep)}}`;
    expect(Array.isArray((await json(body)).values.email)).toBe(true);
  });

  test.each(['', '{', '[]', 'null', '"x"', '1', '{"a":1}x'])('%j is malformed', async (body) => {
    await expect(json(body)).rejects.toMatchObject({ refused: { status: 400 } });
  });

  test('what is not UTF-8 is malformed, not replaced', async () => {
    const latin = new Uint8Array([...bytes('{"email":"'), 0xe9, ...bytes('"}')]);
    await expect(parse(latin, 'json', 'application/json', forms.submit)).rejects.toMatchObject({
      refused: { status: 400 },
    });
  });
});

describe('forms', () => {
  test('absent fields are empty, boxes are a list', async () => {
    const { values } = await posted('firstName=Ada&interest=a&interest=b', 'apply');
    expect(values).toMatchObject({ firstName: 'Ada', lastName: '', interest: ['a', 'b'] });
    expect((await posted('', 'apply')).values.interest).toEqual([]);
  });

  test('what people type arrives as it is', async () => {
    const text = '李 ✓ <b>&"=+\nx';
    const { values } = await posted(new URLSearchParams({ message: text }).toString());
    expect(values.message).toBe(text);
  });

  test.each(['a\r\nb\r\n\r\nc', 'a\nb\n\nc', 'a\rb\n\rc'])(
    '%j has LF, as in JSON',
    async (text) => {
      const { values } = await posted(new URLSearchParams({ message: text }).toString());
      expect(values.message).toBe('a\nb\n\nc');
    },
  );

  test('multipart, where a file counts as absent', async () => {
    const data = new FormData();
    data.append('firstName', 'Ada');
    data.append('lastName', new Blob(['x']), 'x.txt');
    const request = new Request('http://localhost', { method: 'POST', body: data });
    const { values } = await parse(
      new Uint8Array(await request.clone().arrayBuffer()),
      'multipart',
      request.headers.get('content-type') ?? '',
      forms.submit,
    );
    expect(values).toMatchObject({ firstName: 'Ada', lastName: '' });
  });

  test('multipart without its boundary is malformed', async () => {
    await expect(
      parse(bytes('x'), 'multipart', 'multipart/form-data', forms.submit),
    ).rejects.toMatchObject({ refused: { status: 400 } });
  });
});

test('the honeypot', async () => {
  expect((await json({ [honeypot.name]: 'buy' })).isSpam).toBe(true);
  expect((await json({ [honeypot.name]: ' ' })).isSpam).toBe(false);
  expect((await posted(`${honeypot.name}=buy`)).isSpam).toBe(true);
  expect((await posted(`${honeypot.name}=`)).isSpam).toBe(false);
  expect((await json({ [honeypot.name]: false })).isSpam).toBe(false);
  expect((await json({ [honeypot.name]: { toString: null } })).isSpam).toBe(true);
  const deep = `${'['.repeat(50_000)}${']'.repeat(50_000)}`;
  expect((await json(`{"${honeypot.name}":${deep}}`)).isSpam).toBe(true);
});
