import type { Errors } from '@/components/forms/control';
import { FieldShell, type FieldSource } from '@/components/forms/field-shell';
import { honeypot } from '@/lib/forms/fields-of';
import { partId } from '@/components/forms/summary';
import type { ClientForm } from '@/lib/forms/types';
import styles from './form-fields.module.css';

interface FormFieldsProps extends FieldSource {
  form: ClientForm;
  errors: Errors;
}

/** All groups and fields of a form, for the browser's form and for the server's answer page. */
export function FormFields({ form, errors, ...source }: FormFieldsProps) {
  return (
    <>
      {form.groups.map(({ legend, intro, fields }, index) => (
        <fieldset key={legend} id={partId(index)} className={styles.group}>
          <legend className={`row-4 ${styles.legend}`}>
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
                native={form.validation === 'browser'}
                error={errors[field.name]}
                {...source}
              />
            ))}
          </div>
        </fieldset>
      ))}
      {/* A field for robots: out of sight, of the tab order and of the accessibility tree.
          Not display: none, which robots look for. */}
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
