import styles from './punches.module.css';

/** The ticket's holes, small: one for each part of the form, which the form punches once it is finished. Decorative. */
export function Punches({ parts }: { parts: readonly unknown[] }) {
  return (
    <span className={styles.punches} aria-hidden="true" data-parts="">
      {parts.map((_, part) => (
        <i key={part} />
      ))}
    </span>
  );
}
