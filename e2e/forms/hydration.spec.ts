/** Forms that are used before they are hydrated, or whose scripts fail. */
import { thankYouHash } from '@/components/forms/ids';
import type { Page } from '@playwright/test';
import { holdRequests, scripts, textOfSchemaScript } from '@/e2e/fixtures/hold-request';
import { waitForHydration } from '@/e2e/fixtures/wait-for-hydration';
import { expect, test } from '@/e2e/fixtures/test';
import type { FormDriver } from '@/e2e/fixtures/form-driver';
import { formWithNotice, typicalForms, getForm } from '@/e2e/testing/forms';

const brand = getForm('submit');

const withoutWaiting = { waitUntil: 'commit' } as const;

for (const definition of typicalForms)
  test(`${definition.formId}: text and selection from before hydration stay, instead of the draft`, async ({
    page,
    visitForm,
  }) => {
    const form = await visitForm(definition);
    const first = form.control(form.answers[0]!);
    await first.fill('Typed before');
    const heldScripts = await holdRequests(page, scripts);
    await visitForm(definition, withoutWaiting);
    await heldScripts.held;
    await form.fill();
    await first.focus();
    await first.evaluate((input: HTMLInputElement) => input.setSelectionRange(1, 2));
    heldScripts.release();
    await waitForHydration(page);
    await form.expectFilledIn();
    await expect(first).toBeFocused();
    await expect(first).toHaveJSProperty('selectionStart', 1);
    await form.send();
    await form.expectThanks();
    form.expectOneArrived();
  });

/** Runs in the page. Inserts an element where extensions do. */
const insertElement = ([selector, position]: [string, InsertPosition]) => {
  for (const element of document.querySelectorAll(selector))
    element.insertAdjacentElement(position, document.createElement('div'));
};

for (const [place, selector, position] of [
  ['in a label', 'form label', 'beforeend'],
  ['after a text area', 'form textarea', 'afterend'],
  ['in the form', 'form[data-form]', 'afterbegin'],
  ['in the page', 'body', 'afterbegin'],
] as const)
  test(`text from before hydration stays when an extension inserts an element ${place}`, async ({
    page,
    visitForm,
    browserConsole,
  }) => {
    // React reports that it renders the page anew.
    browserConsole.allow(/Minified React error #418/);
    const heldScripts = await holdRequests(page, scripts);
    const form = await visitForm(formWithNotice, withoutWaiting);
    await heldScripts.held;
    await form.fill();
    await page.evaluate(insertElement, [selector, position] as [string, InsertPosition]);
    heldScripts.release();
    await waitForHydration(page);
    await form.expectFilledIn();
    await form.send();
    await form.expectThanks();
    form.expectOneArrived();
  });

/** Fills in and posts a form before its scripts arrive, then waits for the thank-you on the hydrated page. */
async function postBeforeHydration(page: Page, visit: () => Promise<FormDriver>) {
  const heldScripts = await holdRequests(page, scripts);
  const form = await visit();
  await form.send();
  // The browser refuses the empty form.
  await expect(form.control(form.answers[0]!)).toBeFocused();
  await form.fill();
  await form.send();
  await page.waitForURL('**#thank-you', withoutWaiting);
  heldScripts.release();
  await waitForHydration(page);
  await form.expectThanks();
  form.expectOneArrived();
  return form;
}

test('a form that the browser checks and posts before hydration leads to the thank-you, and its draft is emptied', async ({
  page,
  visitForm,
  visitAndFillForm,
}) => {
  await visitAndFillForm(brand);
  const form = await postBeforeHydration(page, () => visitForm(brand, withoutWaiting));
  await page.keyboard.press('Escape');
  await form.expectEmpty();
  await form.reload();
  await form.expectEmpty();
  await expect(form.dialog).toBeHidden();
});

test('a thank-you without a modal has the focus after a post before hydration', async ({
  page,
  visitForm,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const visit = () => visitForm(getForm('apply'), withoutWaiting);
  await postBeforeHydration(page, visit);
  const alert = page.locator(thankYouHash).getByRole('alert');
  await expect(alert).toBeInViewport({ ratio: 1 });
});

test('a link to the thank-you shows the form and keeps its draft', async ({ page, visitForm }) => {
  const form = await visitForm(brand);
  await form.fill();
  await page.goto('/about');
  await page.goto('/brands#thank-you');
  await waitForHydration(page);
  await expect(form.dialog).toBeHidden();
  await form.expectFilledIn();
  await form.leave();
  await page.goBack();
  await form.expectFilledIn();
});

/** Returns a script of /brands that /about, a page without a form, does not load. */
async function findFormScript(page: Page) {
  const listScripts = async (route: string) => {
    const html = await (await page.request.get(route)).text();
    return [...html.matchAll(/<script src="([^"]+)" async/g)].map(([, src]) => src!);
  };
  const others = await listScripts('/about');
  return (await listScripts('/brands')).find((src) => !others.includes(src))!;
}

for (const times of [1, 2])
  test(`a form can be sent when one of its scripts fails ${times === 1 ? 'once' : 'twice'}`, async ({
    page,
    visitForm,
    browserConsole,
  }) => {
    browserConsole.allow(/Failed to load resource/);
    const src = await findFormScript(page);
    let requests = 0;
    await page.route(`**${src}`, (route) =>
      ++requests > times ? route.continue() : route.abort('connectionreset'),
    );
    const form = await visitForm(brand, withoutWaiting);
    await expect.poll(() => requests).toBe(2);
    if (times === 1) await waitForHydration(page);
    await form.fill();
    await form.send();
    await (times === 1 ? form.expectThanks() : form.expectThanksAfterRedirect());
    form.expectOneArrived();
  });

test('shows the server’s errors when the schema does not load', async ({
  page,
  visitForm,
  browserConsole,
}) => {
  const definition = getForm('submit-creator-application');
  const { formId } = definition;
  browserConsole.allow(
    /Failed to load resource/,
    new RegExp(`^error: ChunkLoadError: the schema of /${formId} did not load`),
    new RegExp(`/${formId}: 422`),
  );
  (await holdRequests(page, scripts, textOfSchemaScript)).fail();
  const form = await visitForm(definition);
  await form.sendAndExpectStatus(422);
  await form.expectErrorsWhenEmpty();
  await form.fill();
  await form.send();
  await form.expectThanks();
  form.expectOneArrived();
});

test('a submit waits at most 3 s for the schema', async ({ page, visitForm }) => {
  const schemaScript = await holdRequests(page, scripts, textOfSchemaScript);
  await page.clock.install();
  const form = await visitForm(getForm('submit-creator-application'));
  await page.clock.pauseAt(Date.now() + 60_000);
  await form.field('name').focus();
  await schemaScript.held;
  await form.fill();
  await form.send();
  await page.clock.runFor(2999);
  expect(form.arrived).toEqual([]);
  await page.clock.runFor(1);
  await form.expectThanks();
  form.expectOneArrived();
});
