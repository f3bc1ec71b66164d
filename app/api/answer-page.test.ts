import { describe, expect, test } from 'vitest';
import { answerPage } from '@/app/api/answer-page';
import { validValues } from '@/lib/testing/values';
import { attribute, elementsOf, textOf } from '@/lib/testing/html';
import { forms } from '@/lib/forms/registry';
import { received, refusals, type Outcome } from '@/lib/server/submissions/outcome';

const page = async (outcome: Outcome, call: keyof typeof forms = 'submit', values = {}) => {
  const response = await answerPage(forms[call], outcome, values);
  const html = await response.text();
  const elements = elementsOf(html);
  /** Elements with this tag, and with this value of an attribute if one is given. */
  const find = (tag: string, name?: string, value?: string) =>
    elements.filter(
      (one) => one.tagName === tag && (name === undefined || attribute(one, name) === value),
    );
  return { response, html, find, text: textOf(elements[0]!) };
};
const refused = (refusal: { refused: Outcome }) => refusal.refused;

describe('the answer to a form without a script', () => {
  test('success leads to the thank-you, by a way that works behind any proxy', async () => {
    const { response } = await page(received, 'apply');
    expect(response.status).toBe(303);
    expect(response.headers.get('location')).toBe(`${forms.apply.route}#thank-you`);
    expect(response.headers.get('cache-control')).toBe('no-store');
  });

  test('errors stand in an alert, each with its field, over the form as it was', async () => {
    const values: Record<string, unknown> = {
      ...validValues('submit-acorns-ambassador', '<b>&"x'),
      email: 'no',
    };
    const { response, html, find } = await page(
      refused(refusals.invalid({ email: 'Please enter a valid email address' }, 'Please correct:')),
      'submit-acorns-ambassador',
      values,
    );
    expect(response.status).toBe(422);
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(textOf(find('title')[0]!)).toMatch(/^Error: /);
    expect(textOf(find('div', 'role', 'alert')[0]!)).toMatch(/^Please correct:.*Email/);
    expect(textOf(find('p', 'id', 'field-email-error')[0]!)).toMatch(
      /^ ?Please enter a valid email/,
    );
    expect(find('a').map((link) => attribute(link, 'href'))).toContain('#field-email');
    const [form] = find('form');
    expect(attribute(form!, 'method')).toBe('post');
    expect(attribute(form!, 'action')).toBe('/api/submit-acorns-ambassador');
    const [email] = find('input', 'id', 'field-email');
    expect(attribute(email!, 'aria-invalid')).toBe('true');
    expect(attribute(email!, 'value')).toBe('no');
    expect(attribute(email!, 'autofocus')).toBe('');
    expect(textOf(find('textarea', 'name', 'home_address')[0]!)).toBe(values.home_address);
    expect(html).not.toContain('<b>&"x');
    expect(find('script')).toEqual([]);
    // Nothing that only a script could make work: its one button sends the form.
    expect(find('button').map((button) => attribute(button, 'type'))).toEqual(['submit']);
  });

  test('what was chosen is chosen again', async () => {
    const values = { ...validValues('apply'), visa: 'no', interest: ['Content Creation'] };
    const { find, response } = await page(refused(refusals.tooMany(61)), 'apply', values);
    expect(response.headers.get('retry-after')).toBe('61');
    const chosen = [...find('input', 'checked', ''), ...find('option', 'selected', '')];
    expect(chosen.map((one) => attribute(one, 'value'))).toEqual([
      'Content Creation',
      'no',
      'tasseltv',
    ]);
  });

  test('a body we never read cannot be filled in again', async () => {
    const { response, find } = await page(refused(refusals.tooLarge()));
    expect(response.status).toBe(413);
    expect(response.headers.get('connection')).toBe('close');
    expect(attribute(find('a').at(-1)!, 'href')).toBe('/brands');
    expect(find('form')).toEqual([]);
  });

  test.each([
    ['submit-ambassador-manager', true, '{"message":"Full."}', 'Error submitting form: Full.'],
    ['submit-ambassador-manager', false, '<h1>Oh</h1>', 'Server error: <h1>Oh</h1>...'],
    ['submit-soluna-ambassador', true, '{}', 'Failed to submit application'],
    // Silent with a script, which repeats by itself; without one somebody must say something.
    ['submit', true, '{"message":"Full."}', 'An error occurred. Please try again.'],
  ] as const)('%s says what the specification says', async (call, json, body, text) => {
    const outcome = { ...received, status: 500, json, body };
    const { response, find, text: said } = await page(outcome, call, validValues(call));
    expect(response.status).toBe(500);
    expect(said).toContain(text);
    expect(find('input', 'value', 'ada@example.edu')).toHaveLength(1);
  });

  test.each(['school_email', 'email'])(
    'an upstream’s error for %s stands at its field',
    async (name) => {
      const body = JSON.stringify({ message: 'Not quite.', errors: { [name]: 'It bounced.' } });
      const outcome = { ...received, status: 422, body };
      const call = 'submit-ambassador-manager';
      const { find } = await page(outcome, call, validValues(call));
      expect(textOf(find('p', 'id', 'field-school_email-error')[0]!)).toMatch(/It bounced\.$/);
      expect(textOf(find('div', 'role', 'alert')[0]!)).toMatch(
        /^Error submitting form: Not quite\..*School email/,
      );
    },
  );
});
