import { memo, type ComponentType } from 'react';
import type { UseFormRegister } from 'react-hook-form';
import { getInputId, type Errors, type RenderedValues } from '@/components/forms/control';
import { formCopy } from '@/components/forms/copy';
import { Input } from '@/components/forms/input';
import { AlertIcon } from '@/components/ui/alert-icon';
import { honeypot } from '@/lib/forms/list-fields';
import { getPartId } from '@/components/forms/summary';
import type { ClientForm, Field, TextField } from '@/lib/forms/types';
import styles from './form-fields.module.css';

/** On the answer page, `values` fill the inputs; in a hydrated form, `register` does. */
export interface FieldSource {
  values?: RenderedValues;
  /** The field that has the focus when the answer page opens. */
  focusedName?: string | undefined;
  register?: UseFormRegister<Record<string, unknown>>;
  /** Rendered below an input with suggestions. */
  SuggestionButtons?: ComponentType<{ field: TextField }> | undefined;
}

interface FormFieldsProps extends FieldSource {
  form: ClientForm;
  errors: Errors;
}

export function FormFields({ form, errors, ...source }: FormFieldsProps) {
  return (
    <>
      {form.parts.map(({ legend, hint, fields }, index) => (
        <fieldset key={legend} id={getPartId(index)} className={styles.part}>
          <legend className={`row-4 ${styles.legend}`}>
            <span className={styles.number} aria-hidden="true">
              {index + 1}
            </span>
            {legend}
          </legend>
          {hint && <p className={styles.intro}>{hint}</p>}
          <div className={styles.fields}>
            {fields.map((field) => (
              <FormField
                key={field.name}
                field={field}
                isBrowserValidated={!form.noValidate}
                error={errors[field.name]}
                {...source}
              />
            ))}
          </div>
        </fieldset>
      ))}
      {/* The honeypot. Not `display: none`, which robots recognize. */}
      <div className="visually-hidden" aria-hidden="true">
        <label>
          {honeypot.label}
          <input
            type="text"
            autoComplete="off"
            tabIndex={-1}
            name={honeypot.name}
            {...source.register?.(honeypot.name)}
          />
        </label>
      </div>
    </>
  );
}

interface FormFieldProps extends FieldSource {
  field: Field;
  /** Whether the browser validates the field. If so, the input has `required` instead of `aria-required`. */
  isBrowserValidated: boolean;
  error: Errors[string];
}

/** A field with its label. Memoized, so that only a field whose error changes renders again. */
export const FormField = memo(function FormField({
  field,
  isBrowserValidated,
  error,
  values,
  focusedName,
  register,
  SuggestionButtons,
}: FormFieldProps) {
  const { name } = field;
  const id = getInputId(name);
  const hintId = field.hint && `${id}-hint`;
  const errorId = error && `${id}-error`;
  const isRadio = field.type === 'radio' || field.type === 'rating';
  const isGroup = isRadio || field.type === 'checkboxes';
  const isRequired = !field.optional;
  const aria = {
    'aria-describedby': [hintId, errorId].filter(Boolean).join(' ') || undefined,
    // ARIA does not allow aria-invalid on a group of checkboxes.
    'aria-invalid': field.type === 'checkboxes' ? undefined : Boolean(error),
    'aria-required': (isRequired && (isRadio || !isBrowserValidated)) || undefined,
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
      data-half={field.halfWidth}
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
          required: isBrowserValidated && isRequired,
          autoFocus: name === focusedName,
          defaultValue: values?.[name],
          ...(!isGroup && aria),
          ...register?.(name),
        }}
        SuggestionButtons={SuggestionButtons}
      />
    </Shell>
  );
});
