import { expect, test } from 'vitest';
import { click, pathOf, type EnginePage } from '@/e2e/engines/engine';
import { onEachEngine, type Stage } from '@/e2e/engines/stage';
import {
  EMAIL,
  type FieldAnswer,
  type FormFixture,
  type MessagesFormFixture,
} from '@/lib/testing/fixture';
import { formFixtures, isOpen } from '@/lib/testing/fixtures';
import { sentBy } from '@/lib/testing/values';

/** A closed role’s page has no form (lib/roles/index.ts). */
const open = formFixtures.filter(isOpen);
const formOf = ({ call }: FormFixture) => `form[data-form="${call}"]`;

async function give(page: EnginePage, form: string, answer: FieldAnswer, email: string) {
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

const send = (page: EnginePage, fixture: FormFixture) =>
  click(page, `${formOf(fixture)} button[type="submit"]`);

/** Whether the page shows these words: those in a closed dialog it does not. */
const shows = (page: EnginePage, words: string) =>
  page.evaluate(
    (text) => document.body.innerText.toLowerCase().includes(text.toLowerCase()),
    words,
  );

/** What the form would post now. */
const valuesOf = (page: EnginePage, fixture: FormFixture) =>
  page.evaluate(
    (css) => [...new FormData(document.querySelector<HTMLFormElement>(css)!)].map(String),
    formOf(fixture),
  );

/** What the form says is wrong, the field that has the focus, and whether it is in view. */
const errorsOf = (page: EnginePage, fixture: FormFixture) =>
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

const arrivesOnce = (stage: Stage) =>
  test.for(open)('$call, filled in and sent, arrives once', async (fixture) => {
    const { page, visit, upstream, hasScripts } = stage;
    // Without scripts, the same words again are the same submission.
    const email = `ada.${crypto.randomUUID().slice(0, 8)}@example.edu`;
    await visit(fixture.route);
    for (const answer of fixture.answers) await give(page, formOf(fixture), answer, email);
    if (hasScripts) {
      const filledIn = await valuesOf(page, fixture);
      await visit(fixture.route);
      await expect.poll(() => valuesOf(page, fixture)).toEqual(filledIn);
    }
    const { text } = fixture.thanks;
    expect(await shows(page, text)).toBe(false);
    await send(page, fixture);
    await expect.poll(() => shows(page, text)).toBe(true);
    expect(upstream.requests.map(({ path }) => path)).toEqual([`/${fixture.call}`]);
    expect(JSON.parse(upstream.requests[0]!.body)).toEqual(sentBy(fixture, email));
  });

onEachEngine((stage) => {
  test.for(open)('$call, untouched and sent, says on its page what is missing', async (fixture) => {
    const { page, visit, upstream } = stage;
    const { empty, answers } = fixture as FormFixture & Partial<MessagesFormFixture>;
    const required = answers.filter(({ label }) => !label.endsWith('(optional)'));
    await visit(fixture.route);
    await send(page, fixture);
    const errors = () => errorsOf(page, fixture);
    const messages = async () => (await errors()).messages;
    await expect.poll(messages).toHaveLength(empty?.length ?? required.length);
    await expect.poll(errors).toMatchObject({
      focused: answers[0]!.name,
      isInView: true,
      banner: empty?.map(([label]) => label) ?? [],
      // Where the browser checks, the words are the engine's own.
      ...(empty && { messages: empty.map(([, message]) => message) }),
    });
    const said = await messages();
    expect(said).not.toContain('');

    await page.keys('A');
    await expect.poll(messages).toEqual(said.slice(1));
    expect(await pathOf(page)).toBe(fixture.route);
    expect(upstream.requests).toEqual([]);
  });
  arrivesOnce(stage);
});
onEachEngine(arrivesOnce, { hasScripts: false });
