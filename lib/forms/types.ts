import type { z } from 'zod/mini';
import type { Rule } from '@/lib/forms/rules';
import type { Route } from '@/lib/routes';

/** A form's upstream path without the slash. Also its `data-form` and the last part of its /api/… address. */
export type FormId = string;

export interface Option<Value extends string = string> {
  value: Value;
  label: string;
}

interface BaseField {
  /** The field's name in the specification, the HTML, the browser's JSON and `errors`. */
  name: string;
  /** The name sent upstream; default: `name`. */
  sentAs?: string;
  label: string;
  hint?: string;
  /** Shows “(optional)” after the label; all other fields are required. */
  optional?: true;
  /** Two adjacent fields with `halfWidth` share a row on wide screens. */
  halfWidth?: true;
  /** Validates the field at every change, not only on submit. */
  checkOnChange?: true;
  /** Tells visitors to have a link ready: with `resume`, the page says “You’ll need your resume link.” */
  neededLink?: string;
}

/** One line of text. */
export interface TextField extends BaseField {
  type: 'text' | 'email' | 'tel' | 'number';
  autoComplete?: string;
  autoCapitalize?: 'none' | 'words' | 'sentences';
  inputMode?: 'text' | 'numeric' | 'url' | 'email' | 'tel';
  rule?: Rule;
  /** For text that programs read, such as links. Not needed for the types `email`, `tel` and `number`. */
  removeInvisibleCharacters?: true;
  min?: number;
  max?: number;
  /** Shown in a datalist and as buttons, because iOS shows no datalist. Any other text is allowed. */
  suggestions?: readonly string[];
}

/** Several lines of text. It starts with 3 rows, or 1 for an address, and grows. */
export interface TextAreaField extends BaseField {
  type: 'textarea';
  rule?: Rule;
  rows?: 1;
  autoComplete?: string;
  /** Shown under the field after autofill. */
  autofillNote?: string;
}

/** One option (`select`, `radio`) or any number of options (`checkboxes`). */
export interface ChoiceField extends BaseField {
  type: 'select' | 'radio' | 'checkboxes';
  options: readonly Option[];
}

/** A radio group with the values 0 (N/A) to 5. */
export interface RatingField extends BaseField {
  type: 'rating';
  /** The meanings of 1 and 5, shown under the radios. */
  ends: { low: string; high: string };
}

export type Field = TextField | TextAreaField | ChoiceField | RatingField;

/** A titled part of a form: a `<fieldset>`. */
export interface FormPart {
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
  /** The page that opens when the modal is closed; null stays on the page. */
  leadsTo: Route | null;
}

/** How the page thanks the visitor. */
export type Success =
  /** Opens the modal over the page. */
  | ({ kind: 'modal' } & ThankYouModal)
  /** Replaces the content of the page with `pageHeading`, and opens the modal over it. */
  | ({ kind: 'page'; pageHeading: string } & ThankYouModal)
  /** Shows one line in the form, and a link below it. */
  | { kind: 'notice'; text: string; link?: { text: string; href: Route } };

/** What the browser does when a submission fails: retry without a notice, or show one (docs/decisions/0009). */
export type Failure =
  | { kind: 'retryWithoutNotice' }
  | {
      kind: 'notice';
      /** Precedes every text of the notice. */
      noticePrefix: string;
      /** Follows the shortened body of a response that is not JSON. */
      bodyEllipsis: string;
      /** Shown if there is no response. */
      noAnswer: string;
    };

/** The part of a form that its page passes to the browser. */
export interface ClientForm {
  formId: FormId;
  route: Route;
  /** The form's accessible name. */
  name: string;
  parts: readonly FormPart[];
  /** What checks the values before they are sent: the browser's own validation (`browser`) or the form's schema. */
  validation: 'browser' | 'schema';
  /** The title of the list of errors. Forms that the browser validates have no list. */
  banner?: string;
  submitLabel: string;
  /** The label of the disabled button during a submission; without it, the button does not change. */
  submittingLabel?: string;
  /** On submit, before validation, scrolls back to the position at which the page opened: `initialScrollY`. */
  resetPageScrollOnSubmit?: true;
  success: Success;
  failure: Failure;
}

export type FormSchema = z.ZodMiniType<Record<string, unknown>, Record<string, unknown>>;

export interface FormDefinition extends ClientForm {
  /** The sentence of the privacy policy that lists the fields. */
  privacySentence: string;
  schema: FormSchema;
}
