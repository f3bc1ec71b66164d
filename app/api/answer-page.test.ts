import { describe, expect, test } from 'vitest';
import { answerPage } from '@/app/api/answer-page';
import { validValues } from '@/e2e/faults/support/submissions';
import { forms } from '@/lib/forms/registry';
import { received, refusals, type Outcome } from '@/lib/submissions/outcome';

const page = async (outcome: Outcome, call: keyof typeof forms = 'submit', values = {}) => {
  const response = await answerPage(forms[call], outcome, values);
  return { response, html: await response.text() };
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
    const values = { ...validValues('submit-acorns-ambassador', '<b>&"x'), email: 'no' };
    const { response, html } = await page(
      refused(refusals.invalid({ email: 'Please enter a valid email address' }, 'Please correct:')),
      'submit-acorns-ambassador',
      values,
    );
    expect(response.status).toBe(422);
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(html).toMatch(/<title>Error: /);
    expect(html).toMatch(
      /role="alert".*Please correct:.*<a href="#field-email">Email<[^>]+>: Please/s,
    );
    expect(html).toContain('<a href="#your-form">Back to your form</a>');
    expect(html).toMatch(
      /<form (?=[^>]*id="your-form")(?=[^>]*method="post")[^>]*action="\/api\/submit-acorns/,
    );
    expect(html).toContain('id="field-email"');
    expect(html).toContain('aria-invalid="true"');
    expect(html).toContain('value="no"');
    expect(html).toContain('home_address &lt;b&gt;&amp;&quot;x');
    expect(html).not.toContain('<b>&"x');
    expect(html).not.toContain('<script');
  });

  test('what was chosen is chosen again', async () => {
    const values = { ...validValues('apply'), visa: 'no', interest: ['Content Creation'] };
    const { html } = await page(refused(refusals.tooMany(60)), 'apply', values);
    expect(html).toMatch(/<input(?=[^>]*value="no")(?=[^>]*name="visa")(?=[^>]*checked="")/);
    expect(html.match(/<input(?=[^>]*name="interest")(?=[^>]*checked="")/g)).toHaveLength(1);
    expect(html).toMatch(/<option value="tiktok" selected="">/);
  });

  test('a body we never read cannot be filled in again', async () => {
    const { response, html } = await page(refused(refusals.tooLarge()));
    expect(response.status).toBe(413);
    expect(response.headers.get('connection')).toBe('close');
    expect(html).toContain('<a href="/brands">Back to your form</a>');
    expect(html).not.toContain('<form');
  });

  test.each([
    ['submit-ambassador-manager', true, '{"message":"Full."}', 'Error submitting form: Full.'],
    ['submit-ambassador-manager', false, '<h1>Oh</h1>', 'Server error: &lt;h1&gt;Oh&lt;/h1&gt;...'],
    ['submit-soluna-ambassador', true, '{}', 'Failed to submit application'],
    // Silent with a script, which repeats by itself; without one somebody must say something.
    ['submit', true, '{"message":"Full."}', 'An error occurred. Please try again.'],
  ] as const)('%s says what the specification says', async (call, json, body, text) => {
    const outcome = { kind: 'answered', status: 500, json, body, retryAfter: null } as const;
    const { response, html } = await page(outcome, call, validValues(call));
    expect(response.status).toBe(500);
    expect(html).toContain(text);
    expect(html).toContain('value="ada@example.edu"');
  });

  test('a Retry-After is passed on', async () => {
    const { response } = await page(refused(refusals.tooMany(61)), 'submit', validValues('submit'));
    expect(response.headers.get('retry-after')).toBe('61');
  });
});
