import { requiredness, type ControlProps } from '@/components/forms/control';
import type { ChoiceField } from '@/lib/forms/types';
import styles from './inputs.module.css';

/** One of many. Starts at an empty option, so that nobody sends a choice that they did not make. */
export function Select({
  field,
  id,
  value,
  native,
  aria,
  registration,
}: ControlProps<ChoiceField>) {
  return (
    <select
      className={styles.input}
      id={id}
      name={field.name}
      defaultValue={value as string | undefined}
      {...requiredness({ field, native })}
      {...aria}
      {...registration}
    >
      <option value="">Choose one</option>
      {field.options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </select>
  );
}
