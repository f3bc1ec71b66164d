/** Scrolls an element to the center of the window, clear of the sticky header, and focuses it. */
export function centerAndFocus(element: HTMLElement) {
  element.scrollIntoView({ block: 'center', behavior: 'instant' });
  element.focus({ preventScroll: true });
}

/**
 * Replaces an input's text from `start` as typing does: fires `input`, and the browser can undo it. Focuses the input.
 */
export function typeInto(input: HTMLInputElement | HTMLTextAreaElement, text: string, start = 0) {
  input.focus({ preventScroll: true });
  input.setSelectionRange(start, input.value.length);
  document.execCommand('insertText', false, text);
}
