/** What a visitor does with a form, and sees of it, in any engine. */
import { click, type EnginePage } from '@/e2e/engines/engine';
import { EMAIL, type FieldAnswer, type FormFixture } from '@/lib/testing/fixture';

export const formOf = ({ call }: FormFixture) => `form[data-form="${call}"]`;

/** Answers one question of a form as its visitor does. */
export async function give(
  page: EnginePage,
  fixture: FormFixture,
  answer: FieldAnswer,
  email: string,
) {
  const form = formOf(fixture);
  const field = `${form} [name="${answer.name}"]`;
  if (answer.how === 'choose' || answer.how === 'tick') {
    for (const label of answer.how === 'tick' ? answer.options : [answer.option])
      await click(page, `${form} label:has(> [name="${answer.name}"])`, label);
    return;
  }
  // What is typed chooses from a list, by its first word: a space would open the list.
  const text =
    answer.how === 'select' ? answer.option.split(' ')[0]! : answer.value.replace(EMAIL, email);
  const isPasted = answer.how === 'type' && text.length > 10;
  await page.evaluate(
    (css, pasted) => {
      document.querySelector<HTMLElement>(css)!.focus();
      if (pasted) document.execCommand('insertText', false, pasted);
    },
    field,
    isPasted ? text : '',
  );
  if (!isPasted) await page.keys(text);
}

export const send = (page: EnginePage, fixture: FormFixture) =>
  click(page, `${formOf(fixture)} button[type="submit"]`);

/** Whether the page shows these words: those in a closed dialog it does not. */
export const shows = (page: EnginePage, words: string) =>
  page.evaluate(
    (text) => document.body.innerText.toLowerCase().includes(text.toLowerCase()),
    words,
  );

/** What the form would post now. */
export const valuesOf = (page: EnginePage, fixture: FormFixture) =>
  page.evaluate(
    (css) => [...new FormData(document.querySelector<HTMLFormElement>(css)!)].map(String),
    formOf(fixture),
  );

/** What the form says is wrong, the field that has the focus, and whether it is in view. */
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
