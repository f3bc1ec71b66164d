/** What a visitor does with a form and sees of it: the words that the form specs are written in. */
import { expect, type Locator, type Page } from '@playwright/test';
import { sentBy } from '@/e2e/forms/sent-by';
import { EMAIL, type FieldAnswer, type FormFixture } from '@/e2e/forms/fixtures/types';
import type { FakeUpstream, ReceivedRequest } from '@/e2e/support/upstream/fake-upstream';
export const formOf = (page: Page, { call }: FormFixture) =>
  page.locator(`form[data-form="${call}"]`);

/** The group of radios or checkboxes, or the one input, that a label names. */
export const control = (form: Locator, { how, label }: Pick<FieldAnswer, 'how' | 'label'>) => {
  if (how === 'choose') return form.getByRole('radiogroup', { name: label, exact: true });
  if (how === 'tick') return form.getByRole('group', { name: label, exact: true });
  return form.getByLabel(label, { exact: true });
};

const typed = (value: string, email: string) => value.replace(EMAIL, email);

export async function giveAnswer(form: Locator, answer: FieldAnswer, email: string) {
  const input = control(form, answer);
  if (answer.how === 'type') await input.fill(typed(answer.value, email));
  if (answer.how === 'select') await input.selectOption({ label: answer.option });
  if (answer.how === 'choose')
    await input.getByRole('radio', { name: answer.option, exact: true }).check({ force: true });
  if (answer.how === 'tick')
    for (const option of answer.options)
      await input.getByRole('checkbox', { name: option, exact: true }).check({ force: true });
}

export async function fillIn(page: Page, fixture: FormFixture, email: string) {
  const form = formOf(page, fixture);
  for (const answer of fixture.answers) await giveAnswer(form, answer, email);
}

/** Every answer still stands in the form. */
export async function expectFilledIn(page: Page, fixture: FormFixture, email: string) {
  const form = formOf(page, fixture);
  for (const answer of fixture.answers) {
    const input = control(form, answer);
    if (answer.how === 'type') await expect(input).toHaveValue(typed(answer.value, email));
    if (answer.how === 'select')
      await expect(input.getByRole('option', { selected: true })).toHaveText(answer.option);
    if (answer.how === 'choose')
      await expect(input.getByRole('radio', { name: answer.option, exact: true })).toBeChecked();
    if (answer.how === 'tick')
      for (const option of answer.options)
        await expect(input.getByRole('checkbox', { name: option, exact: true })).toBeChecked();
  }
}

export const sendButton = (page: Page, fixture: FormFixture) =>
  formOf(page, fixture).getByRole('button', { name: fixture.button, exact: true });

export const send = (page: Page, fixture: FormFixture) => sendButton(page, fixture).click();

/** The modal, or the notice: the success that the specification gives this form. */
export async function expectThanks(page: Page, { thanks }: FormFixture) {
  if (thanks.how === 'notice') {
    await expect(page.getByRole('alert').filter({ hasText: thanks.text })).toBeVisible();
    return;
  }
  const dialog = page.getByRole('dialog', { name: thanks.title, exact: true });
  await expect(dialog).toBeVisible();
  await expect(dialog).toContainText(thanks.text);
}

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

/** Exactly one submission arrived, whole, however often it was tried. */
export async function expectOneArrived(
  upstream: FakeUpstream,
  fixture: FormFixture,
  email: string,
) {
  const received = upstream.requests;
  expect(new Set(received.map(({ headers }) => headers['idempotency-key'])).size).toBe(1);
  expectArrival(received.at(-1), fixture, email);
}

export function expectArrival(
  request: ReceivedRequest | undefined,
  fixture: FormFixture,
  email: string,
) {
  expect(request).toMatchObject({ method: 'POST', path: `/${fixture.call}` });
  expect(request?.headers['content-type']).toBe('application/json');
  expect(request?.headers['idempotency-key']).toMatch(UUID);
  expect(JSON.parse(request?.body ?? '')).toEqual(sentBy(fixture, email));
}

/** A description that ends in this message; a hint may stand before it. */
export const endingIn = (message: string) =>
  new RegExp(`${message.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}$`);
