import type { ControlProps } from '@/components/forms/control';
import { formCopy } from '@/components/forms/copy';
import type {
  CheckboxesField,
  ChoiceField,
  NumberField,
  Option,
  RatingField,
  TextAreaField,
  TextField,
} from '@/lib/forms/types';
import choicesStyles from './choices.module.css';
import styles from './input.module.css';

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
      return <NumberInput {...control} field={field} />;
    default:
      return <TextInput {...control} field={field} />;
  }
}

/** Lets styles select filled-in fields with `:not(:placeholder-shown)` (components/role-page/apply.module.css). */
const blankPlaceholder = ' ';

function TextInput({ field, attributes, SuggestionButtons }: ControlProps<TextField>) {
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
        placeholder={blankPlaceholder}
        {...attributes}
      />
      {field.suggestions && (
        <>
          <datalist id={listId}>
            {field.suggestions.map((suggestion) => (
              <option key={suggestion} value={suggestion} />
            ))}
          </datalist>
          {SuggestionButtons && <SuggestionButtons field={field} />}
        </>
      )}
    </>
  );
}

/** Text, because browsers drop what is not a number from `type="number"`: “10k” would be sent as 10. */
function NumberInput({ attributes }: ControlProps<NumberField>) {
  return (
    <input
      className={`box ${styles.input}`}
      type="text"
      inputMode="numeric"
      autoComplete="off"
      placeholder={blankPlaceholder}
      {...attributes}
    />
  );
}

function TextArea({ field, attributes }: ControlProps<TextAreaField>) {
  const { rows = 3, autoComplete } = field;
  const isProse = !autoComplete;
  return (
    <>
      <textarea
        className={`box ${styles.input}`}
        rows={rows}
        placeholder={blankPlaceholder}
        autoComplete={autoComplete}
        spellCheck={isProse}
        autoCapitalize={isProse ? 'sentences' : 'words'}
        {...attributes}
      />
    </>
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

const ratings: readonly Option[] = ['N/A', '1', '2', '3', '4', '5'].map((label, index) => ({
  value: `${index}`,
  label,
}));

/** Radios or checkboxes. A rating is a row of radios from 0 (N/A) to 5. */
export function Choices({
  field,
  attributes,
}: ControlProps<ChoiceField | CheckboxesField | RatingField>) {
  const { id, autoFocus, defaultValue, ...shared } = attributes;
  const isRating = field.type === 'rating';
  const options = isRating ? ratings : field.options;
  const chosenValues = [defaultValue].flat();
  return (
    <>
      <div className={choicesStyles.choices} data-kind={isRating ? 'rating' : 'boxes'}>
        {options.map(({ value, label }, index) => (
          <label key={value} className={`row-3 box ${choicesStyles.choice}`}>
            <input
              {...shared}
              {...(index === 0 && { id, autoFocus })}
              type={field.type === 'checkboxes' ? 'checkbox' : 'radio'}
              value={value}
              defaultChecked={chosenValues.includes(value)}
            />
            <span>{label}</span>
          </label>
        ))}
      </div>
    </>
  );
}
