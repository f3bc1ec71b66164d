import type { WheelEvent } from 'react';
import type { ControlProps } from '@/components/forms/control';
import { formCopy } from '@/components/forms/copy';
import { Choices } from '@/components/forms/inputs/choices';
import type { ChoiceField, TextAreaField, TextField } from '@/lib/forms/types';
import styles from './inputs.module.css';

/** The input of a field, by its type. A new type of another shape does not compile until it has one. */
export function Input(control: ControlProps) {
  const { field } = control;
  switch (field.type) {
    case 'textarea':
      return <TextArea {...control} field={field} />;
    case 'select':
      return <Select {...control} field={field} />;
    case 'radio':
    case 'checkboxes':
    case 'rating':
      return <Choices {...control} field={field} />;
    default:
      return <TextInput {...control} field={field} />;
  }
}

/** By it styles know an empty field from one that is filled in (components/position/apply.module.css). */
const blank = ' ';

const blurOnWheel = ({ currentTarget }: WheelEvent<HTMLInputElement>) => currentTarget.blur();

/** One line of text. */
function TextInput({ field, attributes, suggestions: Suggestions }: ControlProps<TextField>) {
  const listId = field.suggestions && `${attributes.id}-suggestions`;
  return (
    <>
      <input
        className={`box ${styles.input}`}
        type={field.type}
        inputMode={field.inputMode}
        autoComplete={field.autoComplete}
        autoCapitalize={field.autoCapitalize}
        autoCorrect={field.autoCapitalize === 'none' ? 'off' : undefined}
        spellCheck={field.autoCapitalize === 'sentences'}
        list={listId}
        min={field.min}
        max={field.max}
        placeholder={blank}
        // A wheel that turns over a focused number changes it, and the page does not scroll.
        onWheel={field.type === 'number' ? blurOnWheel : undefined}
        {...attributes}
      />
      {field.suggestions && (
        <>
          <datalist id={listId}>
            {field.suggestions.map((suggestion) => (
              <option key={suggestion} value={suggestion} />
            ))}
          </datalist>
          {Suggestions && <Suggestions field={field} />}
        </>
      )}
    </>
  );
}

/** Prose in 3 rows, or an address in one; it grows with what is written. */
function TextArea({ field, attributes }: ControlProps<TextAreaField>) {
  const { rows = 3, autoComplete, autofillNote } = field;
  const isProse = !autoComplete;
  return (
    <>
      <textarea
        className={`box ${styles.input}`}
        rows={rows}
        placeholder={blank}
        autoComplete={autoComplete}
        spellCheck={isProse}
        autoCapitalize={isProse ? 'sentences' : 'words'}
        {...attributes}
      />
      {autofillNote && (
        <div role="status" className="screen-only">
          <p className={styles.autofillNote} hidden>
            {autofillNote}
          </p>
        </div>
      )}
    </>
  );
}

/** One of many. Starts at an empty option, so that nobody sends a choice that they did not make. */
function Select({ field, attributes }: ControlProps<ChoiceField>) {
  return (
    <select className={`box ${styles.input}`} {...attributes}>
      <option value="">{formCopy.choose}</option>
      {field.options.map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </select>
  );
}
