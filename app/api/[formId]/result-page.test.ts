import { DomUtils, parseDocument } from 'htmlparser2';
import { expect, test } from 'vitest';
import { respondWithPage } from '@/app/api/[formId]/result-page';
import { refusalTexts } from '@/lib/forms/failure-texts';
import { refusals, type Outcome } from '@/lib/server/submissions/outcome';
import { createValues, getForm } from '@/lib/testing/answers';

const brandForm = getForm('submit');

async function openPage(outcome: Outcome, form = brandForm, values = {}) {
  const response = await respondWithPage(form, outcome, values);
  const document = parseDocument(await response.text());
  /** Returns elements by tag, and by an attribute's value if one is given. */
  const find = (tag: string, name?: string, value?: string) =>
    DomUtils.getElementsByTagName(tag, document).filter(
      ({ attribs }) => name === undefined || attribs[name] === value,
    );
  /** Returns the text of the first matching element, by default of the page. */
  const text = (tag = 'html', name?: string, value?: string) => {
    const [element] = find(tag, name, value);
    return element && DomUtils.innerText(element);
  };
  return { response, find, text };
}

test('shows errors in a list and at the fields of the filled-in form, without scripts', async () => {
  const values = { ...createValues('submit'), email: 'no', firstName: '<b>&"x' };
  const errors = { email: 'Please enter a valid email address' };
  const { outcome } = refusals.invalid(errors, undefined);
  const { response, find, text } = await openPage(outcome, brandForm, values);
  expect(response.status).toBe(422);
  expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
  expect(text('title')).toMatch(/^Error: /);
  expect(text('div', 'data-banner', 'true')).toMatch(/^Please correct the errors.*Work email$/);
  expect(find('a', 'href', '#field-email')).toHaveLength(1);
  expect(text('p', 'id', 'field-email-error')).toMatch(/^ ?Please enter a valid email/);
  expect(find('p', 'role', 'alert')).toEqual([]);
  expect(find('form')[0]!.attribs).toMatchObject({ method: 'post', action: '/api/submit' });
  const invalid = { 'aria-invalid': 'true', value: 'no', autofocus: '' };
  expect(find('input', 'id', 'field-email')[0]!.attribs).toMatchObject(invalid);
  expect(find('input', 'name', 'firstName')[0]!.attribs.value).toBe('<b>&"x');
  expect(text('textarea', 'name', 'message')).toBe(createValues('submit').message);
  expect([...find('b'), ...find('script')]).toEqual([]);
  // The only button sends the form; nothing needs a script.
  expect(find('button').map(({ attribs }) => attribs.type)).toEqual(['submit']);
});

test('the radios of a rating are required, and name the ends of the scale', async () => {
  const form = getForm('submit-creator-application');
  const { outcome } = refusals.internalError();
  const { find } = await openPage(outcome, form, createValues(form.formId));
  const radios = find('input', 'name', 'content_fashion');
  const names = radios.map(({ parent }) => DomUtils.innerText(parent!));
  expect(names).toEqual(['N/A', '1, least favorite', '2', '3', '4', '5, favorite']);
  for (const { attribs } of radios) expect(attribs).toHaveProperty('required');
});

test('links to the form if the body was not read', async () => {
  const { response, find, text } = await openPage(refusals.tooLarge().outcome);
  expect(response.status).toBe(413);
  expect(text('p', 'role', 'alert')).toContain('about 8,000 words');
  expect(find('a').at(-1)!.attribs.href).toBe('/brands');
  expect(find('form')).toEqual([]);
});

test('shows the notice with the focus, and keeps the values', async () => {
  const form = getForm('submit-ambassador-manager');
  const { outcome } = refusals.rateLimited(61);
  const { response, find, text } = await openPage(outcome, form, createValues(form.formId));
  expect(response.status).toBe(429);
  expect(response.headers.get('retry-after')).toBe('61');
  expect(text('p', 'role', 'alert')).toBe(`Error submitting form: ${refusalTexts.rateLimited}`);
  expect(find('p', 'role', 'alert')[0]!.attribs).toHaveProperty('autofocus');
  expect(find('input', 'value', 'ada@example.edu')).toHaveLength(1);
});
