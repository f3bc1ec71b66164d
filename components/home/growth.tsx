import styles from './drawings.module.css';

/** A hundred campuses as dots, the five of the first test filled in. Decorative. */
export function Growth() {
  return (
    <svg
      className={styles.month}
      viewBox="0 0 306 80"
      width="306"
      height="80"
      aria-hidden="true"
      focusable="false"
    >
      <pattern id="campus" width="15.3" height="16" patternUnits="userSpaceOnUse">
        <circle cx="7.6" cy="8" r="5" fill="none" stroke="var(--ink)" strokeWidth="1.5" />
      </pattern>
      <path d="M0 0h306v80H0z" fill="url(#campus)" />
      <path
        d="M7.6 8h.1M7.6 24h.1M7.6 40h.1M7.6 56h.1M7.6 72h.1"
        stroke="var(--ink)"
        strokeWidth="12"
        strokeLinecap="round"
      />
      <path
        d="M7.6 8h.1M7.6 24h.1M7.6 40h.1M7.6 56h.1M7.6 72h.1"
        stroke="var(--brick)"
        strokeWidth="8"
        strokeLinecap="round"
      />
    </svg>
  );
}
