import styles from './drawings.module.css';

/** Thirty days in three rows, the last one circled. Decorative. */
export function Month() {
  return (
    <svg
      className={styles.month}
      viewBox="0 0 318 108"
      width="318"
      height="108"
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
      <path
        d="M296 55c-18-8-34 4-34 22 0 17 15 27 29 25 15-2 24-14 22-28-2-13-16-23-33-18-7 2-12 6-14 10"
        stroke="var(--brick)"
        strokeWidth="4"
        strokeLinecap="round"
      />
    </svg>
  );
}
