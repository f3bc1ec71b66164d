import { afterAll, describe, expect, test } from 'vitest';
import { sqlite } from '@/e2e/testing/stores';
import { postBody, readRow, createTestContext } from '@/e2e/testing/in-process';
import { honeypotName } from '@/lib/forms/honeypot';
import { createSentValues, createValues } from '@/e2e/testing/answers';
import { getForm } from '@/e2e/testing/forms';
import { REQUIRED } from '@/e2e/testing/contract';
import { parseBody } from '@/lib/server/submissions/parse';

const context = createTestContext({ DATABASE_URL: await sqlite.createUrl(), RATE_LIMIT: '0' });
afterAll(async () => (await context.store())?.close());

const contentType = { json: 'application/json', urlencoded: 'application/x-www-form-urlencoded' };
const values = createValues('submit') as Record<string, string>;
const json = (more: object = {}) => JSON.stringify({ ...values, ...more });
const urlencoded = (more: Record<string, string>) =>
  new URLSearchParams({ ...values, ...more }).toString();

/** Posts JSON, unless `headers` contains another content type. */
const send = (
  body: string | Uint8Array<ArrayBuffer>,
  headers: Record<string, string> = {},
  form = getForm('submit'),
) => postBody(context, form, body, { 'content-type': contentType.json, ...headers });
const sendForm = (body: string, form = getForm('submit')) =>
  send(body, { 'content-type': contentType.urlencoded }, form);
const sendAndReadStatus = async (...args: Parameters<typeof send>) =>
  (await send(...args)).outcome.status;

describe('a malformed body', () => {
  test.each([
    ...['', '{', '[]', 'null', '"x"', '1', '{"a":1}x'].map((body) => [`such as “${body}”`, body]),
    ['with 30,000 open brackets', `{"email":${'['.repeat(30_000)}`],
    [
      'with 30,000 nested lists',
      `{"unknown":${'['.repeat(30_000)}${']'.repeat(30_000)},${json().slice(1)}`,
    ],
  ] as [string, string][])('%s returns 400', async (_, body) => {
    expect(await sendAndReadStatus(body)).toBe(400);
  });

  test('that is not UTF-8 returns 400', async () => {
    const latin = Buffer.from(json({ message: 'é' }), 'latin1');
    expect(await sendAndReadStatus(latin)).toBe(400);
  });
});

describe('the values of a submission', () => {
  test('contain checkboxes of a urlencoded form as a list', async () => {
    const { values } = await sendForm('firstName=Ada&interest=a&interest=b', getForm('apply'));
    expect(values).toEqual({ firstName: 'Ada', interest: ['a', 'b'] });
  });

  test('contain the first of repeated values of a urlencoded form', async () => {
    const { values } = await sendForm('firstName=Ada&firstName=Eve');
    expect(values).toEqual({ firstName: 'Ada' });
  });

  // A search for each name would take minutes.
  test('are parsed in one pass, even with 100,000 names', () => {
    const names = Array.from({ length: 100_000 }, (_, index) => `n${index}`);
    const bytes = new TextEncoder().encode(names.join('&'));
    const { values } = parseBody(bytes, 'urlencoded', getForm('apply'));
    expect(Object.keys(values)).toHaveLength(names.length);
  });

  test.each([
    ['李 ✓ <b>&"=+\nx', '李 ✓ <b>&"=+\nx'],
    ['a\r\nb\r\n\r\nc', 'a\nb\n\nc'],
    ['a\rb\n\rc', 'a\nb\n\nc'],
    ['a\tb\u0000\u0001\u001f\u007f\u0085c', 'a\tbc'],
  ])(
    'contain %j as %j: of control characters, only LF and tabs are kept',
    async (text, message) => {
      expect((await sendForm(urlencoded({ message: text }))).values).toMatchObject({ message });
      expect((await send(json({ message: text }))).values).toMatchObject({ message });
    },
  );

  test('are stored trimmed, with “” for missing fields, and without unknown ones', async () => {
    const unknown = '{"__proto__":{"message":"y"},"constructor":1,"admin":true,';
    const known = json({ firstName: ` ${values.firstName} `, message: undefined });
    const { key } = await send(unknown + known.slice(1));
    const { body } = (await readRow(context, key!))!;
    expect(JSON.parse(body!)).toEqual({ ...createSentValues('submit'), message: '' });
  });

  test('if invalid, are not stored, and return 422 with the form’s banner and the first message of each field', async () => {
    const form = getForm('submit-ambassador-manager');
    const body = '{"school_email":" ","resume_url":" "}';
    const { outcome } = await send(body, { 'idempotency-key': 'invalid' }, form);
    expect(await readRow(context, 'invalid')).toBeUndefined();
    expect(outcome.status).toBe(422);
    expect(JSON.parse(outcome.body)).toMatchObject({
      message: form.banner,
      errors: {
        first_name: REQUIRED,
        school_email: 'Email is required',
        resume_url: 'Please provide a link to your resume',
      },
    });
  });
});

const deepList = JSON.parse(`${'['.repeat(4_000)}${']'.repeat(4_000)}`);
test.each([
  ['text', 'spam', 'buy'],
  ['a space', 'stored', ' '],
  ['an empty text', 'stored', ''],
  ['false', 'stored', false],
  ['an object', 'spam', { toString: null }],
  ['a deeply nested list', 'spam', deepList],
])('%s in the honeypot leads to the state “%s”', async (_, state, value) => {
  const sent = [await send(json({ [honeypotName]: value }))];
  if (typeof value === 'string')
    sent.push(await sendForm(urlencoded({ [honeypotName]: value, message: value })));
  for (const { key } of sent) expect(await readRow(context, key!)).toMatchObject({ state });
});
