/** Scrolls an input to the center of the window, clear of the sticky header, and focuses it. */
export function centerAndFocus(input: HTMLElement) {
  input.scrollIntoView({ block: 'center', behavior: 'instant' });
  input.focus({ preventScroll: true });
}

/** Replaces an input's text and dispatches `input`, as typing does. */
export function typeInto(input: HTMLInputElement | HTMLTextAreaElement, text: string) {
  input.setRangeText(text, 0, input.value.length, 'end');
  input.dispatchEvent(new Event('input', { bubbles: true }));
}
