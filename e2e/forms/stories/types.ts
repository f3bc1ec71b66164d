/** One answer of a visitor: to which question, and how it is given. */
export type FieldAnswer =
  | { how: 'type'; name: string; label: string; value: string }
  | { how: 'choose'; name: string; label: string; option: string }
  | { how: 'select'; name: string; label: string; option: string }
  | { how: 'tick'; name: string; label: string; options: string[] };

/** Stands for the test's own address (the fixture `email`). */
export const EMAIL = '{email}';

export const type = (name: string, label: string, value: string): FieldAnswer => ({
  how: 'type',
  name,
  label,
  value,
});
export const choose = (name: string, label: string, option: string): FieldAnswer => ({
  how: 'choose',
  name,
  label,
  option,
});
export const select = (name: string, label: string, option: string): FieldAnswer => ({
  how: 'select',
  name,
  label,
  option,
});
export const tick = (name: string, label: string, ...options: string[]): FieldAnswer => ({
  how: 'tick',
  name,
  label,
  options,
});

/**
 * One form as a visitor and the upstream know it. Everything here is written out, nothing comes
 * from the site's own definitions: a text that changes there must fail here.
 */
export interface Story {
  call: string;
  route: string;
  button: string;
  /** In the order of the page. */
  answers: FieldAnswer[];
  /** What the upstream receives, whole. */
  sent: Record<string, unknown>;
  /** A success, as the visitor sees it. */
  thanks:
    | { how: 'modal' | 'view'; title: string; text: string; button: string; leadsTo: string }
    | { how: 'notice'; text: string };
}

/** A form that shows the specification's own messages. */
export interface OutspokenStory extends Story {
  banner: string;
  /** Label and message of each field in error after an empty submit, in the order of the page. */
  empty: [label: string, message: string][];
}
