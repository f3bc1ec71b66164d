import type { FormId, ClientForm } from '@/lib/forms/types';

/** What one form remembers in this tab until it is sent or cleared. */
interface Draft {
  values: Record<string, unknown>;
  /** The idempotency key made for `keyed`, the values as JSON. */
  key?: string;
  keyed?: string;
}

const draftSlot = (call: FormId) => `tassel:draft:${call}`;

/** Where a browser forbids storage, the page itself remembers. */
const memory = new Map<string, string>();

export function readSlot(call: FormId): Draft | null {
  let text: string | null | undefined;
  try {
    text = sessionStorage.getItem(draftSlot(call));
  } catch {
    text = memory.get(draftSlot(call));
  }
  try {
    return text ? (JSON.parse(text) as Draft) : null;
  } catch {
    return null;
  }
}

export function writeSlot(call: FormId, draft: Draft) {
  const text = JSON.stringify(draft);
  try {
    sessionStorage.setItem(draftSlot(call), text);
  } catch {
    memory.set(draftSlot(call), text);
  }
}

/** @returns what a form's element holds now, by field; a group of checkboxes as a list */
export function valuesOf(
  { groups }: ClientForm,
  element: HTMLFormElement,
): Record<string, unknown> {
  const data = new FormData(element);
  const fields = groups.flatMap((group) => group.fields);
  return Object.fromEntries(
    fields.map(({ name, type }) => [
      name,
      type === 'checkboxes' ? data.getAll(name) : data.get(name),
    ]),
  );
}

/** Remembers what is typed; a key made for these values stays theirs. */
export const saveDraft = (view: ClientForm, element: HTMLFormElement) =>
  writeSlot(view.call, { ...readSlot(view.call), values: valuesOf(view, element) });

/**
 * Fills in what this tab remembers. A field that holds something already keeps it: what was typed
 * before this script ran is newer.
 */
export function fillDraft({ call }: ClientForm, element: HTMLFormElement) {
  for (const [name, value] of Object.entries(readSlot(call)?.values ?? {})) {
    const inputs = [...element.querySelectorAll<HTMLInputElement>(`[name="${name}"]`)];
    const isTouched = inputs.some(({ type, checked }) => type !== 'text' && checked);
    for (const input of inputs) {
      if (/radio|checkbox/.test(input.type))
        input.checked = isTouched ? input.checked : [value].flat().includes(input.value);
      else if (input.value === '' && typeof value === 'string') input.value = value;
    }
  }
}

/** Forgets values and key: after a success, or when the visitor clears the form. */
export function clearDraft(call: FormId) {
  memory.delete(draftSlot(call));
  try {
    sessionStorage.removeItem(draftSlot(call));
  } catch {
    // Nothing was stored.
  }
}
