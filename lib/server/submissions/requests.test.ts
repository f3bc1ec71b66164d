/** What a request must pass before it is stored, and what is taken from it (docs/security.md). */
import { afterAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { sqlite } from '@/lib/testing/databases';
import { postBody, rowOf, servicesWith } from '@/lib/testing/in-process';
import { honeypot } from '@/lib/forms/fields-of';
import type { FormDefinition } from '@/lib/forms/types';
import { sampleForm, sampleValues } from '@/lib/testing/sample-form';
import { BODY_LIMIT, wantsPage } from '@/lib/server/submissions/guard';

const SITE_URL = 'https://tassel.example';
const environment = { DATABASE_URL: await sqlite.fresh(), SITE_URL };
const services = servicesWith({ ...environment, RATE_LIMIT: '0' });
afterAll(async () => (await services.store())?.close());

const type = { json: 'application/json', urlencoded: 'application/x-www-form-urlencoded' };
const json = (more: object = {}) => JSON.stringify({ ...sampleValues, ...more });
const urlencoded = (more: Record<string, string> = {}) =>
  new URLSearchParams({ ...sampleValues, interest: 'Music', ...more }).toString();

/** Posts JSON, unless the headers say something else. */
const send = (
  body: BodyInit,
  headers: Record<string, string> = {},
  form: FormDefinition = sampleForm,
) =>
  postBody(services, form, body, {
    'content-type': type.json,
    host: 'www.tassel.example',
    ...headers,
  });
const sendForm = (body: string, form?: FormDefinition) =>
  send(body, { 'content-type': type.urlencoded }, form);
const statusOf = async (...args: Parameters<typeof send>) => (await send(...args)).outcome.status;

describe('a request', () => {
  test.each([
    ['application/json', 200],
    ['Application/JSON; charset=utf-8', 200],
    // There are no pairs in it.
    ['application/x-www-form-urlencoded', 422],
    ['multipart/form-data; boundary=x', 415],
    ['text/plain', 415],
    ['application/jsonp', 415],
    ['constructor', 415],
    ['', 415],
  ])('of the type %s: %i', async (contentType, status) => {
    expect(await statusOf(json(), { 'content-type': contentType })).toBe(status);
  });

  test.each([
    ['no browser at all', {}, 200],
    ['the site itself', { 'sec-fetch-site': 'same-origin' }, 200],
    ['a reload by hand', { 'sec-fetch-site': 'none' }, 200],
    ['another site', { 'sec-fetch-site': 'cross-site' }, 403],
    ['a neighbor on the domain', { 'sec-fetch-site': 'same-site' }, 403],
    ['the host that was asked for', { origin: 'https://www.tassel.example' }, 200],
    ['SITE_URL, where a proxy renames the host', { origin: SITE_URL }, 200],
    ['another origin', { origin: 'https://evil.example' }, 403],
    ['our name on another port', { origin: 'https://www.tassel.example:8443' }, 403],
    ['an origin that hides', { origin: 'null' }, 403],
  ])('from %s, %j: %i', async (_, headers, status) => {
    expect(await statusOf(json(), headers as Record<string, string>)).toBe(status);
  });

  test('that says it is too large is refused unread', async () => {
    expect(await statusOf(json(), { 'content-length': `${BODY_LIMIT}` })).toBe(200);
    expect(await statusOf(json(), { 'content-length': `${BODY_LIMIT + 1}` })).toBe(413);
  });

  test('that turns out to be too large is not read to its end', async () => {
    let cancelled = false;
    const endless = new ReadableStream<Uint8Array>({
      pull: (controller) => controller.enqueue(new Uint8Array(BODY_LIMIT / 2 + 1)),
      cancel: () => void (cancelled = true),
    });
    expect((await send(endless)).outcome).toMatchObject({ status: 413 });
    expect(cancelled).toBe(true);
  });

  test.each(['stalls', 'drips'])('that %s is given up after 10 s', async (how) => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        controller.enqueue(Buffer.from('{'));
        if (how === 'drips') setInterval(() => controller.enqueue(Buffer.from(' ')), 1_000);
      },
      // As Next's: it ends with the next byte.
      cancel: () => new Promise(() => undefined),
    });
    const sent = send(body);
    await vi.advanceTimersByTimeAsync(10_000);
    expect((await sent).outcome).toMatchObject({ status: 408, close: true });
  });

  test('of a visitor who leaves in the middle is no error of ours', async () => {
    const broken = new ReadableStream<Uint8Array>({
      pull: (controller) => controller.error(new Error('aborted')),
    });
    expect(await statusOf(broken)).toBe(400);
  });

  const malformed = ['', 'a b', 'a\u00e9', '=1+1', 'x'.repeat(129), '"'];
  test.each<[header: string, status: number, key?: string]>([
    ['a-1', 200, 'a-1'],
    ['"a-1"', 200, 'a-1'],
    ...malformed.map((key): [string, number] => [key, 400]),
  ])('with the key %j: %i', async (header, status, key) => {
    const receipt = await send(json(), { 'idempotency-key': header });
    expect([receipt.outcome.status, receipt.key]).toEqual([status, key]);
  });
});

describe('a body is malformed', () => {
  test.each([
    ...['', '{', '[]', 'null', '"x"', '1', '{"a":1}x'],
    // Deep, and full of objects.
    `{"email":${'['.repeat(30_000)}`,
    `{"unknown":${'['.repeat(30_000)}${']'.repeat(30_000)},${json().slice(1)}`,
  ])('%.20s', async (body) => {
    expect(await statusOf(body)).toBe(400);
  });

  test('that is not UTF-8; nothing is replaced', async () => {
    const latin = Buffer.from(json({ notes: 'é' }), 'latin1');
    expect(await statusOf(latin)).toBe(400);
  });
});

describe('what is taken', () => {
  test('are the fields of the form, whatever their names mean to JavaScript', async () => {
    const body = '{"__proto__":{"notes":"y"},"constructor":1,"admin":true,"notes":"x"}';
    const { values } = await send(body);
    expect(values).toEqual({ notes: 'x' });
    expect(Object.getPrototypeOf(values)).toBe(Object.prototype);
  });

  test('from a form: boxes are a list', async () => {
    const { values } = await sendForm('first_name=Ada&interest=a&interest=b', sampleForm);
    expect(values).toEqual({ first_name: 'Ada', interest: ['a', 'b'] });
  });

  test.each([
    ['李 ✓ <b>&"=+\nx', '李 ✓ <b>&"=+\nx'],
    ['a\r\nb\r\n\r\nc', 'a\nb\n\nc'],
    ['a\rb\n\rc', 'a\nb\n\nc'],
    ['a\tb\u0000\u0001\u001f\u007f\u0085c', 'a\tbc'],
  ])('of the text %j, with LF, tabs and no other control characters: %j', async (text, notes) => {
    expect((await sendForm(urlencoded({ notes: text }))).values).toMatchObject({ notes });
    expect((await send(json({ notes: text }))).values).toMatchObject({ notes });
  });

  test('is trimmed and complete', async () => {
    const { key } = await send(json({ first_name: ' Ada ', notes: undefined }));
    const { body } = (await rowOf(services, key!))!;
    expect(JSON.parse(body!)).toMatchObject({ firstName: 'Ada', notes: '' });
  });

  test('or refused under the form’s own names, with the first message of each, and its banner', async () => {
    const blank = '{"school_email":" ","resume_url":" "}';
    expect((await send(blank, {}, sampleForm)).outcome).toMatchObject({
      status: 422,
      message: sampleForm.banner,
      errors: {
        first_name: 'This field is required',
        school_email: 'Email is required',
        resume_url: 'Resume is required',
      },
    });
  });
});

const deep = JSON.parse(`${'['.repeat(4_000)}${']'.repeat(4_000)}`);
test.each([
  ['buy', 'spam'],
  [' ', 'stored'],
  ['', 'stored'],
  [false, 'stored'],
  [{ toString: null }, 'spam'],
  [deep, 'spam'],
])('%j in the honeypot: %s', async (caught, state) => {
  const receipts = [await send(json({ [honeypot.name]: caught }))];
  if (typeof caught === 'string')
    receipts.push(await sendForm(urlencoded({ [honeypot.name]: caught, notes: caught })));
  for (const { key } of receipts) expect(await rowOf(services, key!)).toMatchObject({ state });
});

test.each([
  [type.json, '', false],
  [type.urlencoded, '', true],
  [type.urlencoded, 'application/json', false],
  [type.urlencoded, 'text/html,application/json', true],
  ['multipart/form-data; boundary=x', '*/*', false],
])(
  'a body of type %s, for who accepts “%s”, is answered with a page: %s',
  (of, accept, expected) => {
    expect(wantsPage(new Headers({ 'content-type': of, accept }))).toBe(expected);
  },
);
