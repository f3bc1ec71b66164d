/** The answer to a form that was posted without JavaScript. */
import { DomUtils, parseDocument } from 'htmlparser2';
import { expect, test } from 'vitest';
import { answerPage } from '@/app/api/answer-page';
import { validValues } from '@/lib/testing/values';
import { brandForm } from '@/components/brands/form';
import type { FormDefinition } from '@/lib/forms/types';
import { sampleForm, sampleValues } from '@/lib/testing/sample-form';
import { received, refusals, type Outcome } from '@/lib/server/submissions/outcome';

const page = async (outcome: Outcome, form = brandForm, values = {}) => {
  const response = await answerPage(form, outcome, values);
  const html = await response.text();
  const document = parseDocument(html);
  /** Returns elements by tag, and by an attribute's value if one is given. */
  const find = (tag: string, name?: string, value?: string) =>
    DomUtils.getElementsByTagName(tag, document).filter(
      ({ attribs }) => name === undefined || attribs[name] === value,
    );
  /** Returns the text of the first element, or of the page. */
  const text = (tag = 'html', name?: string, value?: string) =>
    DomUtils.innerText(find(tag, name, value)[0]!);
  return { response, find, text };
};
const refused = (refusal: { refused: Outcome }) => refusal.refused;

test('redirects to the thank-you by a relative address', async () => {
  const { response } = await page(received);
  expect(response.status).toBe(303);
  expect(response.headers.get('location')).toBe('/brands#thank-you');
  expect(response.headers.get('cache-control')).toBe('no-store');
});

test('shows errors in an alert and at their fields, over the filled-in form', async () => {
  const values: Record<string, unknown> = {
    ...validValues('submit', '<b>&"x'),
    email: 'no',
  };
  const { response, find, text } = await page(
    refused(refusals.invalid({ email: 'Please enter a valid email address' }, 'Please correct:')),
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
  const wrong = { 'aria-invalid': 'true', value: 'no', autofocus: '' };
  expect(find('input', 'id', 'field-email')[0]!.attribs).toMatchObject(wrong);
  expect(text('textarea', 'name', 'message')).toBe(values.message);
  expect([...find('b'), ...find('script')]).toEqual([]);
  // The only button sends the form; nothing needs a script.
  expect(find('button').map(({ attribs }) => attribs.type)).toEqual(['submit']);
});

test('keeps choices and explains the ends of a rating', async () => {
  const { find, response, text } = await page(
    refused(refusals.tooMany(61)),
    sampleForm,
    sampleValues,
  );
  expect(response.headers.get('retry-after')).toBe('61');
  const chosen = [...find('option', 'selected', ''), ...find('input', 'checked', '')];
  expect(chosen.map(({ attribs }) => attribs.value)).toEqual(['M', 'no', 'Music', '5']);
  expect(text()).toContain('1 = least favorite 5 = favorite');
});

test('links to the form if the body was not read', async () => {
  const { response, find, text } = await page(refused(refusals.tooLarge()));
  expect(response.status).toBe(413);
  expect(text()).toContain('some 8,000 words');
  expect(find('a').at(-1)!.attribs.href).toBe('/brands');
  expect(find('form')).toEqual([]);
});

const answers: [form: FormDefinition, json: boolean, body: string, says: string][] = [
  [sampleForm, true, '{"message":"Full."}', 'Error submitting form: Full.'],
  [sampleForm, false, '<h1>Oh</h1>', 'Server error: <h1>Oh</h1>...'],
  [sampleForm, true, '{}', 'Failed to submit application'],
  // Silent only with a script, which retries.
  [brandForm, true, '{"message":"Full."}', 'An error occurred. Please try again.'],
];

test.each(answers)(
  'shows the specified failure text on $0.call',
  async (form, json, body, says) => {
    const outcome = { ...received, status: 500, json, body };
    const values = { ...sampleValues, email: sampleValues.school_email };
    const { response, find, text } = await page(outcome, form, values);
    expect(response.status).toBe(500);
    expect(text()).toContain(says);
    expect(find('input', 'value', 'ada@example.edu')).toHaveLength(1);
  },
);

test.each(['school_email', 'email'])(
  'shows the upstream’s error for %s at its field',
  async (name) => {
    const body = JSON.stringify({ message: 'Not quite.', errors: { [name]: 'It bounced.' } });
    const { text } = await page({ ...received, status: 422, body }, sampleForm, sampleValues);
    expect(text('p', 'id', 'field-school_email-error')).toMatch(/It bounced\.$/);
    const alert = /^Error submitting form: Not quite\..*School email/;
    expect(text('div', 'role', 'alert')).toMatch(alert);
  },
);
