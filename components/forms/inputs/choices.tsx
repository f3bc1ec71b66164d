import type { ControlProps } from '@/components/forms/control';
import type { ChoiceField, Option, RatingField } from '@/lib/forms/types';
import styles from './choices.module.css';

const ratings: readonly Option[] = ['N/A', '1', '2', '3', '4', '5'].map((label, index) => ({
  value: `${index}`,
  label,
}));

/**
 * One choice, or any number of choices; all of them in view. A rating, 0 (N/A) to 5, is one row of thumb-sized
 * cells; the arrow keys move within.
 */
export function Choices({ field, attributes }: ControlProps<ChoiceField | RatingField>) {
  const { id, autoFocus, defaultValue, ...shared } = attributes;
  const isRating = field.type === 'rating';
  const options = isRating ? ratings : field.options;
  const chosen = [defaultValue].flat();
  return (
    <>
      <div className={styles.options} data-look={isRating ? 'scale' : 'boxes'}>
        {options.map(({ value, label }, index) => (
          <label key={value} className={`row-3 box ${styles.option}`}>
            <input
              {...shared}
              {...(index === 0 && { id, autoFocus })}
              type={field.type === 'checkboxes' ? 'checkbox' : 'radio'}
              value={value}
              defaultChecked={chosen.includes(value)}
            />
            <span>{label}</span>
          </label>
        ))}
      </div>
      {isRating && (
        <p className={styles.ends}>
          <span>{`1 = ${field.ends.low}`}</span> <span>{`5 = ${field.ends.high}`}</span>
        </p>
      )}
    </>
  );
}
