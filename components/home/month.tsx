import styles from './drawings.module.css';

/** Thirty days in three rows, the last one circled. Decorative. */
export function Month() {
  return (
    <svg
      className={styles.month}
      viewBox="0 0 306 102"
      width="306"
      height="102"
      fill="none"
      stroke="var(--ink)"
      strokeWidth="2"
      aria-hidden="true"
      focusable="false"
    >
      <pattern id="day" width="30" height="30" patternUnits="userSpaceOnUse" x="3" y="3">
        <path d="M0 0h30v30H0z" fill="var(--paper)" strokeWidth="4" />
        <path d="M7 23 22 8" stroke="var(--ink)" strokeWidth="2.5" />
      </pattern>
      <path d="M3 3h300v90H3z" fill="url(#day)" />
      <path d="M275 65h26v26h-26z" fill="var(--paper)" stroke="none" />
      <path d="M272 82q-4-22 17-22t16 19q-2 21-21 17t-9-24" stroke="var(--brick)" strokeWidth="5" />
    </svg>
  );
}
