import type { HTMLAttributes } from 'react';
import { formCopy } from '@/components/forms/copy';
import { getInputId, getPartId } from '@/components/forms/ids';
import { Input } from '@/components/forms/input';
import { AlertIcon } from '@/components/art/alert-icon';
import { honeypotName } from '@/lib/forms/honeypot';
import type { Errors } from '@/lib/forms/list-fields';
import type { Field, FormDefinition } from '@/lib/forms/types';
import styles from './form-fields.module.css';

/** The values on the result page (components/pages/result), by field name; a list for checkboxes. */
export type RenderedValues = Readonly<Record<string, string | readonly string[] | undefined>>;

interface FormFieldsProps {
  form: FormDefinition;
  errors: Errors;
  /** The values on the result page. In the browser, the form element holds the values. */
  values?: RenderedValues | undefined;
  /** The field that has the focus when the result page opens. */
  focusedName?: string | undefined;
}

/** The fields of a form. Shared with the result page, so it has no hooks. */
export function FormFields({ form, errors, values, focusedName }: FormFieldsProps) {
  // The only part of a form needs no frame and no legend.
  const isOnlyPart = form.parts.length === 1;
  const Part = isOnlyPart ? 'div' : 'fieldset';
  return (
    <>
      {form.parts.map(({ legend, hint, fields }, index) => (
        // A link to a part focuses it, so that screen readers say its name.
        <Part
          key={legend}
          id={getPartId(index)}
          tabIndex={isOnlyPart ? undefined : -1}
          className={styles.part}
        >
          {!isOnlyPart && (
            <legend className={`row-4 display size-2 ${styles.legend}`}>
              <span className={styles.number} aria-hidden="true">
                {index + 1}
              </span>
              {legend}
            </legend>
          )}
          {hint && <p className={styles.intro}>{hint}</p>}
          <div className={styles.fields}>
            {fields.map((field) => (
              <FormField
                key={field.name}
                field={field}
                error={errors[field.name]}
                values={values}
                isFocused={field.name === focusedName}
              />
            ))}
          </div>
        </Part>
      ))}
      {/* The honeypot. Not `display: none`, which robots recognize. */}
      <div className="visually-hidden" aria-hidden="true">
        <label>
          {formCopy.honeypot}
          <input type="text" autoComplete="off" tabIndex={-1} name={honeypotName} />
        </label>
      </div>
    </>
  );
}

interface FormFieldProps extends Pick<FormFieldsProps, 'values'> {
  field: Field;
  error: string | undefined;
  isFocused: boolean;
}

/** A field of a form, with its input. */
function FormField({ field, error, values, isFocused }: FormFieldProps) {
  const { name, hint, optional } = field;
  const id = getInputId(name);
  const describedBy = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  const description = { 'aria-describedby': describedBy || undefined };
  const validity = { 'aria-invalid': Boolean(error) };
  const isRadio = field.type === 'radio' || field.type === 'rating';
  const isGroup = isRadio || field.type === 'checkboxes';
  return (
    <FieldShell
      {...{ field, error, isGroup }}
      data-invalid={error ? true : undefined}
      {...(isGroup && description)}
      // ARIA does not allow aria-invalid on a group of checkboxes.
      {...(isRadio && { role: 'radiogroup', 'aria-required': !optional, ...validity })}
    >
      <Input
        field={field}
        attributes={{
          id,
          name,
          required: !optional,
          autoFocus: isFocused,
          defaultValue: values?.[name],
          // Screen readers do not read the description of the group at its radios.
          ...(field.type !== 'checkboxes' && description),
          ...(!isGroup && validity),
        }}
      />
    </FieldShell>
  );
}

interface FieldShellProps extends HTMLAttributes<HTMLElement> {
  field: Pick<Field, 'name' | 'label' | 'hint' | 'optional' | 'halfWidth'>;
  error?: string | undefined;
  /** Whether the label is for several inputs. */
  isGroup?: boolean;
  /** Whether screen readers say the hint and the error when they change, for inputs whose description they don't say. */
  announces?: boolean;
}

/** An input with its label, hint and error. */
export function FieldShell(props: FieldShellProps) {
  const { field, error, isGroup, announces, children, ...attributes } = props;
  const { name, label, hint, optional, halfWidth } = field;
  const id = getInputId(name);
  const Shell = isGroup ? 'fieldset' : 'div';
  const Label = isGroup ? 'legend' : 'label';
  return (
    <Shell className={styles.field} data-field={name} data-half={halfWidth} {...attributes}>
      <Label className={styles.label} htmlFor={isGroup ? undefined : id}>
        {label}
        {optional && <span className={styles.optional}>{` ${formCopy.optional}`}</span>}
      </Label>
      <div className={styles.notes} aria-live={announces ? 'polite' : undefined}>
        {hint && (
          <p className={styles.hint} id={`${id}-hint`}>
            {hint}
          </p>
        )}
        {error && (
          <p className={styles.error} id={`${id}-error`}>
            <AlertIcon /> <span>{error}</span>
          </p>
        )}
      </div>
      {children}
    </Shell>
  );
}
