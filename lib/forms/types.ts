import type { Check } from '@/lib/forms/checks';
import type { Route } from '@/lib/routes';

/** A form's upstream path without the slash. Also its `data-form` and the last part of its /api/… address. */
export type FormId = string;

export interface Option<Value extends string = string> {
  value: Value;
  label: string;
}

interface BaseField {
  /**
   * The field's name in the HTML, the browser's JSON and `errors`. Only letters, digits and _: React Hook Form reads
   * dots and brackets as a path.
   */
  name: string;
  /** The name sent upstream; default: `name`. */
  sentAs?: string;
  label: string;
  hint?: string;
  /** Accepts blank and missing values, and shows “(optional)” after the label. All other fields are required. */
  optional?: true;
  /** The message for a blank value; default: “This field is required”. */
  missingMessage?: string;
  /** Two adjacent fields with `halfWidth` share a row on wide screens. */
  halfWidth?: true;
  /** Validates the field at every change, not only on submit. */
  checkOnChange?: true;
}

/** One line of text. */
export interface TextField extends BaseField {
  type: 'text' | 'email' | 'tel';
  check?: Check;
  /** One or more links. As from email addresses and phone numbers, invisible characters are removed. */
  isLink?: true;
  /** Replaces the message of `check`. */
  message?: string;
  /** Default: `off`. */
  autoComplete?: string;
  autoCapitalize?: 'none' | 'words' | 'sentences';
  inputMode?: 'text' | 'numeric' | 'url';
  /** Shown in a datalist. Any other text is allowed. */
  suggestions?: readonly string[];
}

/** A whole number, which is typed as text and sent as a number. */
export interface NumberField extends BaseField {
  type: 'number';
  min: number;
  max: number;
  /** Accepts `10k+` and `~10 000`, too. Hints do not mention it, because phones show a keyboard with digits only. */
  acceptsRoughCount?: true;
  optional?: never;
}

/** Several lines of text. */
export interface TextAreaField extends BaseField {
  type: 'textarea';
  /** The number of rows at first; default: 3. */
  rows?: 1;
  autoComplete?: string;
}

export interface ChoiceField extends BaseField {
  type: 'select' | 'radio';
  options: readonly Option[];
}

/** Any number of options, sent as a list. */
export interface CheckboxesField extends BaseField {
  type: 'checkboxes';
  options: readonly Option[];
  optional: true;
}

/** A radio group with the values 0 (N/A) to 5, sent as a number. */
export interface RatingField extends BaseField {
  type: 'rating';
  /** The meanings of 1 and 5. */
  ends: { low: string; high: string };
  optional?: never;
}

export type Field =
  TextField | NumberField | TextAreaField | ChoiceField | CheckboxesField | RatingField;

/** A part of a form. Its title, the `<legend>`, is not shown if the form has no other part. */
export interface FormPart {
  legend: string;
  hint?: string;
  fields: readonly Field[];
}

interface ThankYouTexts {
  /** What the visitor has sent, below their name on the ticket. */
  ticket: string;
  text: string;
  /** What happens next: who reads it, and where the answer arrives. */
  next: string;
}

interface ModalTexts extends ThankYouTexts {
  title: string;
  button: string;
  /** The page that opens when the modal is closed; null stays on the page. */
  leadsTo: Route | null;
}

/** How the page thanks the visitor. */
type ThankYou =
  /** Opens the modal over the page. */
  | ({ kind: 'modal' } & ModalTexts)
  /** Removes the page below its first section, and opens the modal over it. */
  | ({ kind: 'page' } & ModalTexts)
  /** Replaces the form with the ticket, an alert that has only `text`, the next step, and a link. */
  | ({ kind: 'alert'; link: { text: string; href: Route } } & ThankYouTexts);

/** The fixed texts of the notice after a failed submission. */
export interface NoticeTexts {
  /** Precedes every text of the notice. */
  prefix: string;
  /** Follows the shortened body of a response that is not JSON. */
  ellipsis: string;
  /** Shown if there is no response. */
  noResponse: string;
}

/** A form as plain data, which its page passes to the browser. */
export interface FormDefinition {
  formId: FormId;
  route: Route;
  /** The form's accessible name. */
  name: string;
  parts: readonly FormPart[];
  /** Without scripts, only the server checks the values, not the browser. */
  noValidate?: true;
  /** The title of the banner, which lists the errors. Without it, the form has no banner. */
  banner?: string;
  submitLabel: string;
  /** The label of the disabled button during a submission; without it, the button does not change. */
  submittingLabel?: string;
  /** On submit, before validation, scrolls back to the position at which the page opened: `initialScrollY`. */
  resetPageScrollOnSubmit?: true;
  thankYou: ThankYou;
  /** The texts after a failure. A silent form has none: it retries, and says only what the visitor must change. */
  notice: NoticeTexts | 'silent';
}
