import type { ComponentProps } from 'react';
import { formCopy } from '@/components/forms/copy';
import type {
  CheckboxesField,
  ChoiceField,
  Field,
  Option,
  RatingField,
  TextAreaField,
  TextField,
} from '@/lib/forms/types';
import choicesStyles from './choices.module.css';
import styles from './input.module.css';

interface ControlProps<F extends Field = Field> {
  field: F;
  /** For radios and checkboxes, only the first input gets `id` and `autoFocus`. */
  attributes: Pick<
    ComponentProps<'input'>,
    'name' | 'required' | 'autoFocus' | 'aria-describedby' | 'aria-invalid'
  > & { id: string; defaultValue: string | readonly string[] | undefined };
}

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
    case 'number':
      // Not `type="number"`, which drops letters without a message.
      return <TextInput {...control} field={{ ...field, type: 'text', inputMode: 'numeric' }} />;
    default:
      return <TextInput {...control} field={field} />;
  }
}

function TextInput({ field, attributes }: ControlProps<TextField>) {
  const { suggestions } = field;
  const listId = suggestions && `${attributes.id}-suggestions`;
  return (
    <>
      <input
        className={`box ${styles.input}`}
        type={field.type}
        inputMode={field.inputMode}
        autoComplete={field.autoComplete ?? 'off'}
        autoCapitalize={field.autoCapitalize}
        autoCorrect={field.autoCapitalize === 'none' ? 'off' : undefined}
        spellCheck={field.autoCapitalize === 'sentences'}
        list={listId}
        {...attributes}
      />
      {suggestions && (
        <datalist id={listId}>
          {suggestions.map((suggestion) => (
            <option key={suggestion} value={suggestion} />
          ))}
        </datalist>
      )}
    </>
  );
}

function TextArea({ field, attributes }: ControlProps<TextAreaField>) {
  const { rows = 3, autoComplete } = field;
  const isProse = !autoComplete;
  return (
    <textarea
      className={`box ${styles.input}`}
      rows={rows}
      autoComplete={autoComplete}
      spellCheck={isProse}
      autoCapitalize={isProse ? 'sentences' : 'words'}
      {...attributes}
    />
  );
}

/** Starts with an empty option, so that visitors must choose one. */
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

/** An option. `meaning` tells screen readers the ends of a rating; the hint of the part shows them. */
type LabeledOption = Option & { meaning?: string };

/** Returns the options of a rating. */
const listRatings = ({ low, high }: RatingField['ends']): LabeledOption[] => [
  { value: '0', label: 'N/A' },
  { value: '1', label: '1', meaning: low },
  ...['2', '3', '4'].map((value) => ({ value, label: value })),
  { value: '5', label: '5', meaning: high },
];

/** Radios or checkboxes. A rating is a row of radios from 0 (N/A) to 5. */
function Choices({ field, attributes }: ControlProps<ChoiceField | CheckboxesField | RatingField>) {
  const { id, autoFocus, defaultValue, required, ...shared } = attributes;
  const isCheckbox = field.type === 'checkboxes';
  const isRating = field.type === 'rating';
  const options: readonly LabeledOption[] = isRating ? listRatings(field.ends) : field.options;
  const chosenValues = [defaultValue].flat();
  return (
    <div className={choicesStyles.choices} data-kind={isRating ? 'rating' : 'boxes'}>
      {options.map(({ value, label, meaning }, index) => (
        <label key={value} className={`row-3 box ${choicesStyles.choice}`}>
          <input
            {...shared}
            {...(index === 0 && { id, autoFocus })}
            type={isCheckbox ? 'checkbox' : 'radio'}
            required={required && !isCheckbox}
            value={value}
            defaultChecked={chosenValues.includes(value)}
          />
          <span>
            {label}
            {meaning && <span className="visually-hidden">, {meaning}</span>}
          </span>
        </label>
      ))}
    </div>
  );
}
