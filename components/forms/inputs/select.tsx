import { inputProps, type ControlProps } from '@/components/forms/control';
import { formCopy } from '@/components/forms/copy';
import type { ChoiceField } from '@/lib/forms/types';
import styles from './inputs.module.css';

/** One of many. Starts at an empty option, so that nobody sends a choice that they did not make. */
export function Select(control: ControlProps<ChoiceField>) {
  return (
    <select className={styles.input} {...inputProps(control)}>
      <option value="">{formCopy.choose}</option>
      {control.field.options.map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </select>
  );
}
