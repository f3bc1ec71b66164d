import { requiredness, type ControlProps } from '@/components/forms/control';
import type { TextAreaField } from '@/lib/forms/types';
import styles from './inputs.module.css';

/** Prose: 3 rows that grow with what is written. */
export function TextArea({
  field,
  id,
  value,
  native,
  aria,
  registration,
}: ControlProps<TextAreaField>) {
  return (
    <textarea
      className={styles.input}
      id={id}
      name={field.name}
      rows={3}
      spellCheck
      autoCapitalize="sentences"
      defaultValue={value as string | undefined}
      {...requiredness({ field, native })}
      {...aria}
      {...registration}
    />
  );
}
