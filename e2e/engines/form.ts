/** What the engine tests do with a form, and read of it. */
import { click, type EnginePage } from '@/e2e/engines/engine';
import { EMAIL, type FieldAnswer, type FormFixture } from '@/lib/testing/fixture';

const formOf = ({ call }: FormFixture) => `form[data-form="${call}"]`;

async function giveAnswer(page: EnginePage, form: string, answer: FieldAnswer, email: string) {
  const field = `${form} [name="${answer.name}"]`;
  if (answer.how === 'type' || answer.how === 'select') {
    // What is typed chooses from a list, by its first word: a space would open the list.
    const text = answer.how === 'type' ? answer.value : answer.option.split(' ')[0]!;
    await page.evaluate((css) => document.querySelector<HTMLElement>(css)!.focus(), field);
    return page.keys(text.replace(EMAIL, email));
  }
  for (const label of answer.how === 'tick' ? answer.options : [answer.option])
    await click(page, `${form} label:has(> [name="${answer.name}"])`, label);
}

/** Gives every answer of the fixture; `email` stands for EMAIL. */
export async function fillIn(page: EnginePage, fixture: FormFixture, email: string) {
  for (const answer of fixture.answers) await giveAnswer(page, formOf(fixture), answer, email);
}

/** Presses the form's button. */
export const send = (page: EnginePage, fixture: FormFixture) =>
  click(page, `${formOf(fixture)} button[type="submit"]`);

/** @returns what the form would post now */
export const valuesOf = (page: EnginePage, fixture: FormFixture) =>
  page.evaluate(
    (css) => [...new FormData(document.querySelector<HTMLFormElement>(css)!)].map(String),
    formOf(fixture),
  );

/** @returns what the form says is wrong, the field that has the focus, and whether it is in view */
export const errorsOf = (page: EnginePage, fixture: FormFixture) =>
  page.evaluate((css) => {
    const links = [...document.querySelectorAll(`${css} [data-banner] a`)];
    const fields = [...document.querySelectorAll(`${css} [aria-invalid="true"]`)];
    // A hint may stand before the message.
    const ids = fields.map((field) => field.getAttribute('aria-describedby')?.split(' ').at(-1));
    const focused = document.activeElement as HTMLInputElement;
    const { top, bottom } = focused.getBoundingClientRect();
    const header = document.querySelector('header')!.getBoundingClientRect();
    return {
      banner: links.map(({ textContent }) => textContent),
      messages: ids.map((id) => document.getElementById(`${id}`)?.textContent.trim()),
      focused: focused.name,
      isInView: top > header.bottom && bottom < innerHeight,
    };
  }, formOf(fixture));
