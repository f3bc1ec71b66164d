import type { z } from 'zod/mini';
import type { Rule } from '@/lib/forms/rules';
import type { Path } from '@/lib/site';

/**
 * A form's id: its upstream path without the slash. Also `data-form` and the last part of /api/….
 * components/site/forms.ts lists them.
 */
export type FormId = string;

export interface Option<Value extends string = string> {
  value: Value;
  label: string;
}

interface BaseField {
  /** The specification's field name: the input's `name`, the JSON key, the key in `errors`. */
  name: string;
  label: string;
  hint?: string;
  /** Shown as "(optional)" behind the label; without it the field is required. */
  optional?: true;
  /** Two neighbors with `half` share a row on wide screens. */
  half?: true;
  /** Checked on every change, from the first keystroke on. */
  checkOnChange?: true;
  /** What the visitor should have at hand, between "You’ll need your" and "links". */
  ready?: string;
}

/** One line of text, with its autofill and keyboard. */
export interface TextField extends BaseField {
  type: 'text' | 'email' | 'tel' | 'number';
  autoComplete?: string;
  autoCapitalize?: 'none' | 'words' | 'sentences';
  inputMode?: 'text' | 'numeric' | 'url' | 'email' | 'tel';
  rule?: Rule;
  /** Invisible characters are removed, as always from emails, phone numbers and whole numbers. */
  isMachineRead?: true;
  min?: number;
  max?: number;
  /** Offered in a datalist and as buttons (iOS shows no datalist); anything else may be typed. */
  suggestions?: readonly string[];
}

/** Several lines: prose starts with 3 rows, an address with 1; both grow. */
export interface TextAreaField extends BaseField {
  type: 'textarea';
  rule?: Rule;
  rows?: 1;
  autoComplete?: string;
  /** Shown under the field while it holds what the browser filled in. */
  autofillNote?: string;
}

/** A choice among options: one (`select`, `radio`) or any number (`checkboxes`). */
export interface ChoiceField extends BaseField {
  type: 'select' | 'radio' | 'checkboxes';
  options: readonly Option[];
}

/** A radio group with the values 0 (N/A) to 5. */
export interface RatingField extends BaseField {
  type: 'rating';
  /** What 1 and 5 stand for; shown under the group. */
  ends: { low: string; high: string };
}

export type Field = TextField | TextAreaField | ChoiceField | RatingField;

export interface FieldGroup {
  legend: string;
  intro?: string;
  fields: readonly Field[];
}

interface ThankYouModal {
  title: string;
  /** The role, shown on the ticket. */
  role?: string;
  text: string;
  button: string;
  /** Where closing leads; null stays on the page. */
  leadsTo: Path | null;
}

/** What the visitor sees once the submission was accepted. */
export type Success =
  /** The modal opens over the page. */
  | ({ kind: 'modal' } & ThankYouModal)
  /** The modal and a heading replace the page. */
  | ({ kind: 'view'; heading: string } & ThankYouModal)
  | { kind: 'notice'; text: string };

/** What a form does when a submission fails. */
export type Failure =
  | { kind: 'retrySilently' }
  | {
      kind: 'notice';
      /** Precedes every failure text. */
      prefix: string;
      /** Follows the shortened body of a non-JSON answer. */
      ellipsis: string;
      /** Shown when no answer came. */
      noAnswer: string;
    };

/** The part of a form that a page shows: plain data, safe to pass to the browser. */
export interface ClientForm {
  formId: FormId;
  route: Path;
  /** The form's accessible name. */
  name: string;
  groups: readonly FieldGroup[];
  /** `browser`: native constraint validation; `messages`: the specification's own messages. */
  validation: 'browser' | 'messages';
  /** The text above the list of errors after a failed submit (`messages` forms). */
  banner?: string;
  submitLabel: string;
  /** Shown, with the button disabled, while the submission is under way. */
  submittingLabel?: string;
  /** Submitting moves the page to the landing height first. */
  scrollOnSubmit?: true;
  success: Success;
  failure: Failure;
  /** Form name → name sent upstream, for the fields where they differ. */
  sentAs?: Readonly<Partial<Record<string, string>>>;
}

export type FormSchema = z.ZodMiniType<Record<string, unknown>, Record<string, unknown>>;

export interface FormDefinition extends ClientForm {
  /** For the privacy policy: who is asked for what. */
  privacySentence: string;
  schema: FormSchema;
}
