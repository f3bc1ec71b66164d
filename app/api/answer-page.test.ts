import { DomUtils, parseDocument } from 'htmlparser2';
import { expect, test } from 'vitest';
import { respondWithPage } from '@/app/api/answer-page';
import { createValues } from '@/lib/testing/values';
import { brandForm } from '@/components/brands/form';
import type { FormDefinition } from '@/lib/forms/types';
import { sampleForm, sampleValues } from '@/lib/testing/sample-form';
import { receivedResponse, refusals, type Outcome } from '@/lib/server/submissions/outcome';

const openPage = async (outcome: Outcome, form = brandForm, values = {}) => {
  const response = await respondWithPage(form, outcome, values);
  const html = await response.text();
  const document = parseDocument(html);
  /** Returns elements by tag, and by an attribute's value if one is given. */
  const find = (tag: string, name?: string, value?: string) =>
    DomUtils.getElementsByTagName(tag, document).filter(
      ({ attribs }) => name === undefined || attribs[name] === value,
    );
  /** Returns the text of the first matching element, by default of the page. */
  const text = (tag = 'html', name?: string, value?: string) =>
    DomUtils.innerText(find(tag, name, value)[0]!);
  return { response, find, text };
};

test('respondWithPage redirects to the thank-you with a relative address', async () => {
  const { response } = await openPage(receivedResponse);
  expect(response.status).toBe(303);
  expect(response.headers.get('location')).toBe('/brands#thank-you');
  expect(response.headers.get('cache-control')).toBe('no-store');
});

test('respondWithPage shows errors in an alert and at the fields of the filled-in form', async () => {
  const values: Record<string, unknown> = {
    ...createValues('submit', '<b>&"x'),
    email: 'no',
  };
  const { response, find, text } = await openPage(
    refusals.invalid({ email: 'Please enter a valid email address' }, 'Please correct:').outcome,
    brandForm,
    values,
  );
  expect(response.status).toBe(422);
  expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
  expect(text('title')).toMatch(/^Error: /);
  expect(text('div', 'role', 'alert')).toMatch(/^Please correct:.*Work email/);
  expect(text('p', 'id', 'field-email-error')).toMatch(/^ ?Please enter a valid email/);
  expect(find('a', 'href', '#field-email')).toHaveLength(1);
  expect(find('form')[0]!.attribs).toMatchObject({ method: 'post', action: '/api/submit' });
  const invalid = { 'aria-invalid': 'true', value: 'no', autofocus: '' };
  expect(find('input', 'id', 'field-email')[0]!.attribs).toMatchObject(invalid);
  expect(text('textarea', 'name', 'message')).toBe(values.message);
  expect([...find('b'), ...find('script')]).toEqual([]);
  // The only button sends the form; nothing needs a script.
  expect(find('button').map(({ attribs }) => attribs.type)).toEqual(['submit']);
});

test('respondWithPage keeps selected options', async () => {
  const { find, response } = await openPage(
    refusals.rateLimited(61).outcome,
    sampleForm,
    sampleValues,
  );
  expect(response.headers.get('retry-after')).toBe('61');
  const selected = [...find('option', 'selected', ''), ...find('input', 'checked', '')];
  expect(selected.map(({ attribs }) => attribs.value)).toEqual(['M', 'no', 'Music', '5']);
});

test('respondWithPage links to the form if the body was not read', async () => {
  const { response, find, text } = await openPage(refusals.tooLarge().outcome);
  expect(response.status).toBe(413);
  expect(text()).toContain('some 8,000 words');
  expect(find('a').at(-1)!.attribs.href).toBe('/brands');
  expect(find('form')).toEqual([]);
});

const failedResponses: [text: string, body: string, isJson: boolean, form: FormDefinition][] = [
  ['Error submitting form: Full.', '{"message":"Full."}', true, sampleForm],
  ['Server error: <h1>Oh</h1>...', '<h1>Oh</h1>', false, sampleForm],
  ['Failed to submit application', '{}', true, sampleForm],
  // With JavaScript, this form retries and shows no message. Without JavaScript, it shows one.
  ['An error occurred. Please try again.', '{"message":"Full."}', true, brandForm],
];

test.each(failedResponses)(
  'respondWithPage shows “%s” for the response “%s” of the upstream',
  async (notice, body, isJson, form) => {
    const outcome = { ...receivedResponse, status: 500, isJson, body };
    const values = { ...sampleValues, email: sampleValues.school_email };
    const { response, find, text } = await openPage(outcome, form, values);
    expect(response.status).toBe(500);
    expect(text()).toContain(notice);
    expect(find('input', 'value', 'ada@example.edu')).toHaveLength(1);
  },
);

test.each(['school_email', 'email'])(
  'respondWithPage shows the upstream’s error for %s at the field',
  async (name) => {
    const body = JSON.stringify({ message: 'Not quite.', errors: { [name]: 'It bounced.' } });
    const { text } = await openPage(
      { ...receivedResponse, status: 422, body },
      sampleForm,
      sampleValues,
    );
    expect(text('p', 'id', 'field-school_email-error')).toMatch(/It bounced\.$/);
    const alert = /^Error submitting form: Not quite\..*School email/;
    expect(text('div', 'role', 'alert')).toMatch(alert);
  },
);
