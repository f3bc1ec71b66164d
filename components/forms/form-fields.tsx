import { memo } from 'react';
import type { Errors, Values } from '@/components/forms/control';
import { FieldShell } from '@/components/forms/field-shell';
import { Trap } from '@/components/forms/trap';
import type { ClientForm } from '@/lib/forms/types';
import styles from './form-fields.module.css';

interface FormFieldsProps {
  view: ClientForm;
  values?: Values;
  errors?: Errors;
}

/**
 * All groups and fields of a form. Knows no state: the browser's form and the server's answer page
 * (which has no script) render the same fields from it.
 */
export const FormFields = memo(function FormFields({ view, values, errors }: FormFieldsProps) {
  const groups = view.groups.map(({ legend, intro, fields }, index) => (
    <fieldset key={legend} className={styles.group}>
      <legend className={styles.legend}>
        <span className={styles.number} aria-hidden="true">
          {index + 1}
        </span>
        {legend}
      </legend>
      {intro && <p className={styles.intro}>{intro}</p>}
      <div className={styles.fields}>
        {fields.map((field) => (
          <FieldShell
            key={field.name}
            field={field}
            native={view.validation === 'browser'}
            value={values?.[field.name]}
            error={errors?.[field.name]}
          />
        ))}
      </div>
    </fieldset>
  ));
  return (
    <>
      {groups}
      <Trap />
    </>
  );
});
