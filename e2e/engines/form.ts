/** What the engine tests do with a form, and read of it. */
import type { EnginePage } from '@/e2e/engines/engine';
import { until } from '@/lib/testing/until';
import { EMAIL, type FieldAnswer, type FormFixture } from '@/lib/testing/fixture';

const formOf = ({ call }: FormFixture) => `form[data-form="${call}"]`;

/** @returns the value of the option, radio or checkbox that has this label */
const valueOf = (page: EnginePage, field: string, label: string) =>
  page.evaluate(
    (css, words) => {
      const choices = [
        ...document.querySelectorAll<HTMLInputElement | HTMLOptionElement>(`${css}, ${css} option`),
      ];
      const labelled = choices.find((choice) => {
        const text = 'labels' in choice && choice.labels?.[0] ? choice.labels[0] : choice;
        return text.textContent?.trim() === words;
      });
      return labelled?.value;
    },
    field,
    label,
  );

async function giveAnswer(
  page: EnginePage,
  fixture: FormFixture,
  answer: FieldAnswer,
  email: string,
) {
  const input = `[name="${answer.name}"]`;
  const field = `${formOf(fixture)} ${input}`;
  if (answer.how === 'type')
    return answer.value ? page.type(field, answer.value.replace(EMAIL, email)) : undefined;
  if (answer.how === 'select')
    return page.select(field, (await valueOf(page, field, answer.option))!);
  for (const label of answer.how === 'tick' ? answer.options : [answer.option]) {
    const value = await valueOf(page, field, label);
    await page.click(`${formOf(fixture)} label:has(> ${input}[value="${value}"])`);
  }
}

/**
 * Touches the form, and waits until its scripts have taken over: before that a submit is the
 * browser's own.
 */
export async function touch(page: EnginePage, fixture: FormFixture) {
  await page.click(`${formOf(fixture)} [name="${fixture.answers[0]!.name}"]`);
  await until('the form is hydrated', () =>
    page.evaluate(
      (css) => Object.keys(document.querySelector(css)!).some((key) => key.startsWith('__react')),
      formOf(fixture),
    ),
  );
}

/** Gives every answer of the fixture; `email` stands for EMAIL. */
export async function fillIn(page: EnginePage, fixture: FormFixture, email: string) {
  for (const answer of fixture.answers) await giveAnswer(page, fixture, answer, email);
}

/** Presses the form's button. */
export const send = (page: EnginePage, fixture: FormFixture) =>
  page.click(`${formOf(fixture)} button[type="submit"]`);

/** @returns what the form would post now */
export const valuesOf = (page: EnginePage, fixture: FormFixture) =>
  page.evaluate(
    (css) => [...new FormData(document.querySelector<HTMLFormElement>(css)!)].map(String),
    formOf(fixture),
  );

/**
 * @returns the name of the field that has the focus, whether it has an error, and how far it is
 *   from being covered: px below the header, and px above the lower edge of the window
 */
export const focusedField = (page: EnginePage) =>
  page.evaluate(() => {
    const field = document.activeElement as HTMLInputElement;
    const { top, bottom } = field.getBoundingClientRect();
    const header = document.querySelector('header')!.getBoundingClientRect();
    return {
      name: field.name,
      isInvalid: !field.validity?.valid || field.getAttribute('aria-invalid') === 'true',
      belowHeader: top - header.bottom,
      aboveEdge: innerHeight - bottom,
    };
  });

/** @returns whether a field is shown as wrong */
export const hasErrors = (page: EnginePage, fixture: FormFixture) =>
  page.evaluate(
    (css) => document.querySelector(`${css} [aria-invalid="true"]`) !== null,
    formOf(fixture),
  );

/** @returns the labels that the banner lists */
export const errorsOf = (page: EnginePage, fixture: FormFixture) =>
  page.evaluate(
    (css) =>
      [...document.querySelectorAll(`${css} [data-banner] a`)].map((link) => link.textContent),
    formOf(fixture),
  );

/** @returns whether the page shows this text in an open dialog or an alert */
export const isThanked = (page: EnginePage, { thanks }: FormFixture) =>
  page.evaluate(
    (css, text) =>
      [...document.querySelectorAll(css)].some(
        (element) => element.checkVisibility() && element.textContent?.includes(text),
      ),
    thanks.how === 'notice' ? '[role="alert"]' : 'dialog[open]',
    thanks.text,
  );
