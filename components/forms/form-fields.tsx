import type { UseFormRegister } from 'react-hook-form';
import type { ControlProps, Errors, RenderedValues } from '@/components/forms/control';
import { FieldShell } from '@/components/forms/field-shell';
import { Honeypot } from '@/components/forms/honeypot';
import { honeypot } from '@/lib/forms/fields-of';
import { partId } from '@/lib/forms/summary';
import type { ClientForm } from '@/lib/forms/types';
import styles from './form-fields.module.css';

interface FormFieldsProps {
  form: ClientForm;
  /** What the answer page, which has no script, fills the fields with. */
  values?: RenderedValues;
  errors?: Errors;
  /** React Hook Form's, in the browser's form. */
  register?: UseFormRegister<Record<string, unknown>>;
  /** The suggestions of a field as buttons; without it, they are a datalist alone. */
  renderSuggestions?: ControlProps['renderSuggestions'];
}

/** All groups and fields of a form, for the browser's form and for the server's answer page. */
export function FormFields({ form, values, errors, register, renderSuggestions }: FormFieldsProps) {
  const groups = form.groups.map(({ legend, intro, fields }, index) => (
    <fieldset key={legend} id={partId(index)} className={styles.group}>
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
            native={form.validation === 'browser'}
            value={values?.[field.name]}
            error={errors?.[field.name]}
            register={register}
            renderSuggestions={renderSuggestions}
          />
        ))}
      </div>
    </fieldset>
  ));
  return (
    <>
      {groups}
      <Honeypot registration={register?.(honeypot.name)} />
    </>
  );
}
