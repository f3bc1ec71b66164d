/** The answer to a form that was posted without a script. */
import { DomUtils, parseDocument } from 'htmlparser2';
import { expect, test } from 'vitest';
import { answerPage } from '@/app/api/answer-page';
import { validValues } from '@/lib/testing/values';
import { formOf } from '@/lib/forms/registry';
import { formFor } from '@/lib/testing/form-for';
import { received, refusals, type Outcome } from '@/lib/server/submissions/outcome';

const page = async (outcome: Outcome, call = 'submit', values = {}) => {
  const response = await answerPage(formFor(call), outcome, values);
  const html = await response.text();
  const document = parseDocument(html);
  /** Elements with this tag, and with this value of an attribute if one is given. */
  const find = (tag: string, name?: string, value?: string) =>
    DomUtils.getElementsByTagName(tag, document).filter(
      ({ attribs }) => name === undefined || attribs[name] === value,
    );
  /** What the first of these says, or the page. */
  const text = (tag = 'html', name?: string, value?: string) =>
    DomUtils.innerText(find(tag, name, value)[0]!);
  return { response, find, text };
};
const refused = (refusal: { refused: Outcome }) => refusal.refused;

test('success leads to the thank-you, by a way that works behind any proxy', async () => {
  const { response } = await page(received, 'apply');
  expect(response.status).toBe(303);
  expect(response.headers.get('location')).toBe(`${formFor('apply').route}#thank-you`);
  expect(response.headers.get('cache-control')).toBe('no-store');
});

test('errors stand in an alert, each with its field, over the form as it was', async () => {
  const values: Record<string, unknown> = {
    ...validValues('submit-acorns-ambassador', '<b>&"x'),
    email: 'no',
  };
  const { response, find, text } = await page(
    refused(refusals.invalid({ email: 'Please enter a valid email address' }, 'Please correct:')),
    'submit-acorns-ambassador',
    values,
  );
  expect(response.status).toBe(422);
  expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
  expect(text('title')).toMatch(/^Error: /);
  expect(text('div', 'role', 'alert')).toMatch(/^Please correct:.*Email/);
  expect(text('p', 'id', 'field-email-error')).toMatch(/^ ?Please enter a valid email/);
  expect(find('a', 'href', '#field-email')).toHaveLength(1);
  const action = '/api/submit-acorns-ambassador';
  expect(find('form')[0]!.attribs).toMatchObject({ method: 'post', action });
  const wrong = { 'aria-invalid': 'true', value: 'no', autofocus: '' };
  expect(find('input', 'id', 'field-email')[0]!.attribs).toMatchObject(wrong);
  expect(text('textarea', 'name', 'home_address')).toBe(values.home_address);
  expect([...find('b'), ...find('script')]).toEqual([]);
  // Nothing that only a script could make work: its one button sends the form.
  expect(find('button').map(({ attribs }) => attribs.type)).toEqual(['submit']);
});

test('what was chosen is chosen again', async () => {
  const values = { ...validValues('apply'), visa: 'no', interest: ['Content Creation'] };
  const { find, response } = await page(refused(refusals.tooMany(61)), 'apply', values);
  expect(response.headers.get('retry-after')).toBe('61');
  const chosen = [...find('input', 'checked', ''), ...find('option', 'selected', '')];
  const chosenValues = ['Content Creation', 'no', 'tasseltv'];
  expect(chosen.map(({ attribs }) => attribs.value)).toEqual(chosenValues);
});

test('a rating says what 1 and 5 stand for', async () => {
  const call = 'submit-creator-application';
  const { text } = await page(refused(refusals.broken()), call, validValues(call));
  expect(text()).toContain('1 = least favorite 5 = favorite');
});

test('a body we never read cannot be filled in again', async () => {
  const { response, find, text } = await page(refused(refusals.tooLarge()));
  expect(response.status).toBe(413);
  expect(text()).toContain('some 8,000 words');
  expect(find('a').at(-1)!.attribs.href).toBe('/brands');
  expect(find('form')).toEqual([]);
});

const answers: [call: string, json: boolean, body: string, says: string][] = [
  ['submit-ambassador-manager', true, '{"message":"Full."}', 'Error submitting form: Full.'],
  ['submit-ambassador-manager', false, '<h1>Oh</h1>', 'Server error: <h1>Oh</h1>...'],
  ['submit-soluna-ambassador', true, '{}', 'Failed to submit application'],
  // Silent with a script, which repeats by itself; without one somebody must say something.
  ['submit', true, '{"message":"Full."}', 'An error occurred. Please try again.'],
];

// A role that is gone is not missed.
test.each(answers.filter(([call]) => formOf(call)))(
  '%s says what the specification says',
  async (call, json, body, says) => {
    const outcome = { ...received, status: 500, json, body };
    const { response, find, text } = await page(outcome, call, validValues(call));
    expect(response.status).toBe(500);
    expect(text()).toContain(says);
    expect(find('input', 'value', 'ada@example.edu')).toHaveLength(1);
  },
);

test.each(['school_email', 'email'])(
  'an upstream’s error for %s stands at its field',
  async (name) => {
    const body = JSON.stringify({ message: 'Not quite.', errors: { [name]: 'It bounced.' } });
    const outcome = { ...received, status: 422, body };
    const call = 'submit-ambassador-manager';
    const { text } = await page(outcome, call, validValues(call));
    expect(text('p', 'id', 'field-school_email-error')).toMatch(/It bounced\.$/);
    const alert = /^Error submitting form: Not quite\..*School email/;
    expect(text('div', 'role', 'alert')).toMatch(alert);
  },
);
