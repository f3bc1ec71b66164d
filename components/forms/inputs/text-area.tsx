import { inputProps, type ControlProps } from '@/components/forms/control';
import type { TextAreaField } from '@/lib/forms/types';
import styles from './inputs.module.css';

/** Prose: 3 rows that grow with what is written. */
export function TextArea(control: ControlProps<TextAreaField>) {
  return (
    <textarea
      className={styles.input}
      rows={3}
      spellCheck
      autoCapitalize="sentences"
      {...inputProps(control)}
    />
  );
}
