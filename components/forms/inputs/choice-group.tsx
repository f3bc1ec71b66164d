import { type ControlProps } from '@/components/forms/control';
import type { ChoiceField, Option, RatingField } from '@/lib/forms/types';
import styles from './choices.module.css';

interface GroupProps extends ControlProps {
  type: 'radio' | 'checkbox';
  options: readonly Option[];
  look: 'boxes' | 'scale';
}

function Group({ type, options, look, ...control }: GroupProps) {
  const { field, id, value, native, registration } = control;
  const chosen = [value].flat();
  return (
    <div className={styles.options} data-look={look}>
      {options.map((option, index) => (
        <label key={option.value} className={styles.option}>
          <input
            id={index === 0 ? id : undefined}
            type={type}
            name={field.name}
            value={option.value}
            defaultChecked={chosen.includes(option.value)}
            required={native && type === 'radio' && !field.optional}
            {...registration}
          />
          <span>{option.label}</span>
        </label>
      ))}
    </div>
  );
}

/** One choice, all of them in view. */
export function Radios(control: ControlProps<ChoiceField>) {
  return <Group {...control} type="radio" options={control.field.options} look="boxes" />;
}

/** Any number of choices. */
export function Checkboxes(control: ControlProps<ChoiceField>) {
  return <Group {...control} type="checkbox" options={control.field.options} look="boxes" />;
}

const ratings: readonly Option[] = ['N/A', '1', '2', '3', '4', '5'].map((label, index) => ({
  value: `${index}`,
  label,
}));

/** 0 (N/A) to 5, as one row of thumb-sized cells; the arrow keys move within. */
export function Rating(control: ControlProps<RatingField>) {
  const { ends } = control.field;
  return (
    <>
      <Group {...control} type="radio" options={ratings} look="scale" />
      {ends && (
        <p className={styles.ends}>
          <span>{`1 = ${ends.low}`}</span> <span>{`5 = ${ends.high}`}</span>
        </p>
      )}
    </>
  );
}
