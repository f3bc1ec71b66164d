/**
 * Focuses an element and scrolls to it: to the center of the window, or, if both fit, below a banner at the window's top.
 * Both are clear of the sticky header.
 */
export function centerAndFocus(element: HTMLElement, banner?: Element | null) {
  element.focus({ preventScroll: true });
  banner?.scrollIntoView({ block: 'start', behavior: 'instant' });
  const fits = banner && element.getBoundingClientRect().bottom < innerHeight;
  if (!fits) element.scrollIntoView({ block: 'center', behavior: 'instant' });
}

/** Adds text at the end as typing does: fires `input`, and the browser can undo it. Focuses the text area. */
export function appendText(input: HTMLTextAreaElement, text: string) {
  input.focus();
  input.setSelectionRange(input.value.length, input.value.length);
  document.execCommand('insertText', false, text);
}
