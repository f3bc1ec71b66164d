/**
 * Pages that browser extensions change before hydration. React ignores added attributes, and elements that were added
 * at the start or end of the page or at the end of a form. After any other change, React renders the changed part again
 * and logs error 418.
 */
import type { Page } from '@playwright/test';
import { holdRequests, scripts } from '@/e2e/fixtures/hold-request';
import { waitForHydration } from '@/e2e/fixtures/wait-for-hydration';
import { test } from '@/e2e/fixtures/test';
import type { FormPage } from '@/e2e/forms/form-page';
import { brand } from '@/lib/testing/forms/brand';

const withoutWaiting = { waitUntil: 'commit' } as const;

/** Fills in the form, changes the page, hydrates it and sends the form. */
async function changeBeforeHydration(
  page: Page,
  visitForm: () => Promise<FormPage>,
  change: () => Promise<void>,
) {
  const heldScripts = await holdRequests(page, scripts);
  const form = await visitForm();
  await page.waitForFunction(() => document.readyState !== 'loading');
  await form.fill();
  await change();
  heldScripts.release();
  await waitForHydration(page);
  await form.expectFilledIn();
  await form.send();
  await form.expectThanks();
  form.expectOneArrived();
}

test('hydrates a page to which extensions added attributes and elements that React ignores', async ({
  page,
  visitForm,
}) => {
  await changeBeforeHydration(
    page,
    () => visitForm(brand, withoutWaiting),
    () =>
      page.evaluate(() => {
        for (const element of document.querySelectorAll<HTMLElement>('html, html *')) {
          element.dataset.extension = '';
          element.classList.add('extension');
          element.style.setProperty('--extension', '1');
        }
        const createPanel = () => document.createElement('extension-panel');
        document.documentElement.append(createPanel());
        document.body.prepend(createPanel());
        document.body.append(createPanel(), 'A text');
        document.head.prepend(document.createElement('meta'));
        document.querySelector('form[data-form]')!.append(createPanel());
      }),
  );
});

const changes = {
  'adds an icon to each input and wraps each text area': () => {
    for (const input of document.querySelectorAll('form[data-form] input'))
      input.after(document.createElement('div'));
    for (const input of document.querySelectorAll('form[data-form] textarea')) {
      const wrapper = document.createElement('extension-wrapper');
      input.replaceWith(wrapper);
      wrapper.append(input);
    }
  },
  'removes a picture': () => document.querySelector('main svg')!.remove(),
};

for (const [name, change] of Object.entries(changes))
  test(`keeps what was typed when an extension ${name}`, async ({
    page,
    visitForm,
    browserConsole,
  }) => {
    browserConsole.allow(/Minified React error #418/);
    await changeBeforeHydration(
      page,
      () => visitForm(brand, withoutWaiting),
      () => page.evaluate(change),
    );
  });
