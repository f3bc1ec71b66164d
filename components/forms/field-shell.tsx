import { memo } from 'react';
import type { UseFormRegister } from 'react-hook-form';
import {
  inputId,
  type ControlProps,
  type Errors,
  type RenderedValues,
} from '@/components/forms/control';
import { formCopy } from '@/components/forms/copy';
import { Input } from '@/components/forms/inputs/input';
import { AlertIcon } from '@/components/ui/alert-icon';
import type { Field } from '@/lib/forms/types';
import styles from './field-shell.module.css';

export interface FieldShellProps {
  field: Field;
  native: boolean;
  value: RenderedValues[string];
  error: Errors[string];
  register?: UseFormRegister<Record<string, unknown>> | undefined;
  renderSuggestions?: ControlProps['renderSuggestions'];
}

const groupTypes: readonly Field['type'][] = ['radio', 'checkboxes', 'rating'];

/**
 * The one place that ties a label, a hint, an error and an input together: ids, `aria-invalid`,
 * `aria-describedby`, and the visible error between hint and input. A group of radios or checkboxes
 * is a fieldset whose legend is the label. Only a field whose error comes or goes renders again.
 */
export const FieldShell = memo(function FieldShell({
  field,
  native,
  value,
  error,
  register,
  renderSuggestions,
}: FieldShellProps) {
  const id = inputId(field.name);
  const hintId = field.hint && `${id}-hint`;
  const errorId = error && `${id}-error`;
  const isGroup = groupTypes.includes(field.type);
  const aria: ControlProps['aria'] = {
    'aria-invalid': Boolean(error),
    'aria-describedby': [hintId, errorId].filter(Boolean).join(' ') || undefined,
  };
  const registration = register?.(field.name);
  const control = { field, id, value, native, aria, registration, renderSuggestions };
  const input = <Input {...control} />;
  const label = (
    <>
      {field.label}
      {field.optional && <span className={styles.optional}>{` ${formCopy.optional}`}</span>}
    </>
  );
  const notes = (
    <div className={styles.notes}>
      {field.hint && (
        <p className={styles.hint} id={hintId}>
          {field.hint}
        </p>
      )}
      {error && (
        <p className={styles.error} id={errorId}>
          <AlertIcon /> <span>{error}</span>
        </p>
      )}
    </div>
  );

  if (isGroup) {
    const isRadio = field.type !== 'checkboxes';
    return (
      <fieldset
        className={styles.field}
        data-invalid={error ? true : undefined}
        role={isRadio ? 'radiogroup' : undefined}
        aria-required={(isRadio && !field.optional) || undefined}
        aria-describedby={aria['aria-describedby']}
        aria-invalid={isRadio ? aria['aria-invalid'] : undefined}
      >
        <legend className={styles.label}>{label}</legend>
        {notes}
        {input}
      </fieldset>
    );
  }
  return (
    <div className={styles.field} data-half={field.half} data-invalid={error ? true : undefined}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      {notes}
      {input}
    </div>
  );
});
