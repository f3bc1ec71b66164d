import type { ControlProps } from '@/components/forms/control';
import type { ChoiceField, Option, RatingField } from '@/lib/forms/types';
import styles from './choices.module.css';

interface GroupProps extends ControlProps {
  options: readonly Option[];
  look: 'boxes' | 'scale';
}

function Group({ options, look, ...control }: GroupProps) {
  const { field, id, value, native, autoFocus, registration } = control;
  const type = field.type === 'checkboxes' ? 'checkbox' : 'radio';
  const chosen = [value].flat();
  return (
    <div className={styles.options} data-look={look}>
      {options.map((option, index) => (
        <label key={option.value} className={`row-3 box ${styles.option}`}>
          <input
            id={index === 0 ? id : undefined}
            type={type}
            name={field.name}
            value={option.value}
            autoFocus={index === 0 ? autoFocus : undefined}
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

/** One choice, or any number of choices; all of them in view. */
export function Choices(control: ControlProps<ChoiceField>) {
  return <Group {...control} options={control.field.options} look="boxes" />;
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
      <Group {...control} options={ratings} look="scale" />
      <p className={styles.ends}>
        <span>{`1 = ${ends.low}`}</span> <span>{`5 = ${ends.high}`}</span>
      </p>
    </>
  );
}
