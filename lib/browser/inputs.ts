/** Scrolls an element to the center of the window, clear of the sticky header, and focuses it. */
export function centerAndFocus(element: HTMLElement) {
  element.scrollIntoView({ block: 'center', behavior: 'instant' });
  element.focus({ preventScroll: true });
}

/** Adds text at the end as typing does: fires `input`, and the browser can undo it. Focuses the text area. */
export function appendText(input: HTMLTextAreaElement, text: string) {
  input.focus({ preventScroll: true });
  input.setSelectionRange(input.value.length, input.value.length);
  document.execCommand('insertText', false, text);
}
