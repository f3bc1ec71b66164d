/** Brings an input into the middle of the window, where the header does not cover its label, and focuses it. */
export function centerAndFocus(input: HTMLElement) {
  input.scrollIntoView({ block: 'center', behavior: 'instant' });
  input.focus({ preventScroll: true });
}

/** Writes into an input as a visitor would: its form hears of it. */
export function typeInto(input: HTMLInputElement | HTMLTextAreaElement, text: string) {
  input.setRangeText(text, 0, input.value.length, 'end');
  input.dispatchEvent(new Event('input', { bubbles: true }));
}
