import { memo, type ComponentType } from 'react';
import type { UseFormRegister } from 'react-hook-form';
import { inputId, type Errors, type RenderedValues } from '@/components/forms/control';
import { formCopy } from '@/components/forms/copy';
import { Input } from '@/components/forms/inputs/input';
import { AlertIcon } from '@/components/ui/alert-icon';
import type { Field, TextField } from '@/lib/forms/types';
import styles from './field-shell.module.css';

/** Where the inputs get their values from: the answer page fills them, the browser's form registers them. */
export interface FieldSource {
  values?: RenderedValues;
  /** The field that takes the focus when the answer page is loaded. */
  focused?: string | undefined;
  register?: UseFormRegister<Record<string, unknown>>;
  /** Stands under an input that has suggestions. */
  suggestions?: ComponentType<{ field: TextField }>;
}

interface FieldShellProps extends FieldSource {
  field: Field;
  /** Checked by the browser itself (`required`), or by us (`aria-required`). */
  native: boolean;
  error: Errors[string];
}

/**
 * The one place that ties a label, a hint, an error and an input together: ids, `aria-invalid`,
 * `aria-describedby`, and the visible error between hint and input. A group of radios or checkboxes
 * is a fieldset whose legend is the label. Only a field whose error comes or goes renders again.
 */
export const FieldShell = memo(function FieldShell({
  field,
  native,
  error,
  values,
  focused,
  register,
  suggestions,
}: FieldShellProps) {
  const { name } = field;
  const id = inputId(name);
  const hintId = field.hint && `${id}-hint`;
  const errorId = error && `${id}-error`;
  const isRadio = field.type === 'radio' || field.type === 'rating';
  const isGroup = isRadio || field.type === 'checkboxes';
  const isRequired = !field.optional;
  const aria = {
    'aria-describedby': [hintId, errorId].filter(Boolean).join(' ') || undefined,
    // A group of checkboxes has no such attribute.
    'aria-invalid': field.type === 'checkboxes' ? undefined : Boolean(error),
    'aria-required': (isRequired && (isRadio || !native)) || undefined,
  };
  const content = (
    <>
      {field.label}
      {field.optional && <span className={styles.optional}>{` ${formCopy.optional}`}</span>}
    </>
  );
  const Shell = isGroup ? 'fieldset' : 'div';
  return (
    <Shell
      className={styles.field}
      data-half={field.half}
      data-invalid={error ? true : undefined}
      role={isRadio ? 'radiogroup' : undefined}
      {...(isGroup && aria)}
    >
      {isGroup ? (
        <legend className={styles.label}>{content}</legend>
      ) : (
        <label className={styles.label} htmlFor={id}>
          {content}
        </label>
      )}
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
      <Input
        field={field}
        attributes={{
          id,
          name,
          required: native && isRequired,
          autoFocus: name === focused,
          defaultValue: values?.[name],
          ...(!isGroup && aria),
          ...register?.(name),
        }}
        suggestions={suggestions}
      />
    </Shell>
  );
});
