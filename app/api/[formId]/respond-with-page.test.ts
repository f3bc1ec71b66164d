import { expect, test } from 'vitest';
import { respondWithPage } from '@/app/api/[formId]/respond-with-page';
import { refusalTexts } from '@/lib/forms/failure-texts';
import { refusals, type Outcome } from '@/lib/server/submissions/outcome';
import { createValues } from '@/e2e/testing/answers';
import { getForm } from '@/e2e/testing/forms';

const brandForm = getForm('submit');

async function openPage(outcome: Outcome, form = brandForm, values = {}) {
  const response = await respondWithPage(form, outcome, values);
  const html = await response.text();
  /** Returns the start tags that contain a text. */
  const findTags = (text: string) => html.match(/<\w[^>]*>/g)!.filter((tag) => tag.includes(text));
  return { response, html, findTags };
}

test('shows errors in a list and at the fields of the filled-in form, without scripts', async () => {
  const values = { ...createValues('submit'), email: 'no', firstName: '<b>&"x' };
  const errors = { email: 'Please enter a valid email address' };
  const { outcome } = refusals.invalid(errors, undefined);
  const { response, html, findTags } = await openPage(outcome, brandForm, values);
  expect(response.status).toBe(422);
  expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
  expect(html).toContain('<title>Error: Please check your form |');
  expect(html).toContain('<h1>Please check your form</h1>');
  expect(html).toMatch(
    / data-banner="true".*Please correct the errors.*href="#field-email">Work email</s,
  );
  expect(html).toMatch(/ id="field-email-error".*Please enter a valid email/s);
  expect(findTags('role="alert"')).toEqual([]);
  expect(findTags('<form')).toEqual([
    expect.stringMatching(/ action="\/api\/submit".* method="post"/),
  ]);
  const [email] = findTags('id="field-email"');
  for (const attribute of ['aria-invalid="true"', 'value="no"', 'autofocus=""'])
    expect(email).toContain(attribute);
  expect(findTags('name="firstName"')[0]).toContain('value="&lt;b&gt;&amp;&quot;x"');
  expect(html).toContain(`>${createValues('submit').message}</textarea>`);
  expect([...findTags('<b>'), ...findTags('<script')]).toEqual([]);
  // The only button sends the form; nothing needs a script.
  expect(findTags('<button')).toEqual([expect.stringContaining('type="submit"')]);
});

test('the radios of a rating are required, and name the ends of the scale', async () => {
  const form = getForm('submit-creator-application');
  const { outcome } = refusals.internalError();
  const { html } = await openPage(outcome, form, createValues(form.formId));
  const labels = html.split(/(?=<label)|<\/label>/);
  const radios = labels.filter((label) => label.includes('name="content_fashion"'));
  const names = radios.map((radio) => radio.replace(/<[^<>]*>/g, ''));
  expect(names).toEqual(['N/A', '1, least favorite', '2', '3', '4', '5, favorite']);
  for (const radio of radios) expect(radio).toContain(' required=""');
});

test('links to the form if the body was not read', async () => {
  const { response, html, findTags } = await openPage(refusals.tooLarge().outcome);
  expect(response.status).toBe(413);
  expect(html).toMatch(/ role="alert".*about 8,000 words/s);
  expect(html).toMatch(/<a href="\/brands">Back to your form<\/a>\. Your browser’s Back button/);
  expect(findTags('<form')).toEqual([]);
});

test.each([refusals.rateLimited(61), refusals.upstreamUnreachable(), refusals.storeUnavailable()])(
  'the titles do not blame the form for %s',
  async ({ outcome }) => {
    const { html } = await openPage(outcome, brandForm, createValues('submit'));
    expect(html).toContain('<title>Error: Your form didn’t go through |');
    expect(html).toContain('<h1>Your form didn’t go through</h1>');
  },
);

test('shows the notice with the focus, and keeps the values', async () => {
  const form = getForm('submit-ambassador-manager');
  const values = createValues(form.formId);
  const { outcome } = refusals.rateLimited(61);
  const { response, html, findTags } = await openPage(outcome, form, values);
  expect(response.status).toBe(429);
  expect(response.headers.get('retry-after')).toBe('61');
  expect(html).toContain(`>Error submitting form: ${refusalTexts.rateLimited}</p>`);
  expect(findTags('role="alert"')).toEqual([expect.stringContaining('autofocus=""')]);
  expect(findTags(`value="${String(values.school_email)}"`)).toHaveLength(1);
});
