import { hasDraft } from '@/components/forms/client/draft';
import { thankYouHash } from '@/components/forms/thank-you-hash';
import type { FormId } from '@/lib/forms/types';

/** @returns the form's element in the page, hydrated or not */
export const formElement = (id: FormId) =>
  document.querySelector<HTMLFormElement>(`form[data-form="${id}"]`);

/** The forms that the browser refused to send before hydration, and that were not typed in since. */
const refused = new Set<FormId>();

/**
 * Leaves the message of a refusal before hydration to the form, which shows it at its field; the
 * browser's bubble would cover the next label. A second refusal has the bubble: the script is slow.
 *
 * @param signal ends this: a form that is hydrated handles the event itself
 */
export function watchRefusals(id: FormId, signal: AbortSignal) {
  let hasBubble = false;
  const refuse = (event: Event) => {
    const form = formElement(id);
    const first = form?.querySelector<HTMLElement>(':is(input, select, textarea):invalid');
    if (!first || !form?.contains(event.target as Node)) return;
    // Each refused input has an event of its own, in the order of the page.
    if (event.target === first) {
      hasBubble = refused.has(id);
      refused.add(id);
      first.focus();
    }
    if (!hasBubble) event.preventDefault();
  };
  const type = ({ target }: Event) => {
    if (formElement(id)?.contains(target as Node)) refused.delete(id);
  };
  addEventListener('invalid', refuse, { capture: true, signal });
  addEventListener('input', type, { capture: true, signal });
}

/** Has the browser say what it refused, where the form's script does not come. */
export function showRefusal(id: FormId) {
  if (refused.has(id)) formElement(id)?.reportValidity();
}

/** @returns whether the browser refused to send the form, and nothing was typed since; once */
export const takeRefusal = (id: FormId) => refused.delete(id);

/**
 * @returns when the visitor next focuses or presses something in the form, or follows a link to a part
 * of the page. The window listens in the capture phase, because React stops such events at a boundary
 * that is not hydrated yet.
 */
export function touched(id: FormId): Promise<void> {
  return new Promise((resolve) => {
    const listeners = new AbortController();
    const finish = () => {
      listeners.abort();
      resolve();
    };
    const check = ({ target }: Event) => {
      if (formElement(id)?.contains(target as Node)) finish();
    };
    const options = { capture: true, signal: listeners.signal };
    addEventListener('focusin', check, options);
    addEventListener('pointerdown', check, options);
    // Next renders the page again for a new hash, and would wait for the form with it.
    addEventListener('hashchange', finish, options);
  });
}

/**
 * @returns when the form's script has something to do: at the first touch, or at once when focus is
 * in the form already, a draft is to be restored, or a thank-you is to be shown
 */
export function whenNeeded(id: FormId): Promise<void> {
  const isNeeded =
    location.hash === thankYouHash ||
    hasDraft(id) ||
    formElement(id)?.contains(document.activeElement);
  return isNeeded ? Promise.resolve() : touched(id);
}
