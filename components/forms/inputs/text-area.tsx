import { inputProps, type ControlProps } from '@/components/forms/control';
import type { TextAreaField } from '@/lib/forms/types';
import styles from './inputs.module.css';

/** Prose in 3 rows, or an address in one; it grows with what is written. */
export function TextArea(control: ControlProps<TextAreaField>) {
  const { rows = 3, autoComplete } = control.field;
  const isProse = !autoComplete;
  return (
    <textarea
      className={styles.input}
      rows={rows}
      autoComplete={autoComplete}
      spellCheck={isProse}
      autoCapitalize={isProse ? 'sentences' : 'words'}
      {...inputProps(control)}
    />
  );
}
