import styles from './diploma-cap.module.css';

/** The mortarboard of the thank-you. Its tassel moves from right to left, once: you are through. */
export function DiplomaCap() {
  return (
    <svg
      className={styles.cap}
      width="150"
      height="112"
      viewBox="0 0 150 112"
      aria-hidden="true"
      focusable="false"
    >
      <path d="M29 51v30c12 10 30 16 46 16s34-6 46-16V51L75 73Z" fill="var(--ink)" />
      <path
        d="M75 1 149 32 75 63 1 32Z"
        fill="var(--ink)"
        stroke="var(--paper)"
        strokeWidth="3"
        strokeLinejoin="round"
      />
      <g className={styles.tassel}>
        <path d="M75 32C45 26 22 36 20 70" fill="none" stroke="var(--gold)" strokeWidth="5" />
        <path
          d="M12 70h16l7 38H5Z"
          fill="var(--gold)"
          stroke="var(--ink)"
          strokeWidth="2"
          strokeLinejoin="round"
        />
        <path d="M15 80l-3 28M20 80v28M25 80l3 28" stroke="var(--gold-deep)" strokeWidth="1.5" />
        <path d="M11 76h18" stroke="var(--ink)" strokeWidth="2" />
      </g>
      <circle cx="75" cy="32" r="5" fill="var(--gold)" stroke="var(--ink)" strokeWidth="2" />
    </svg>
  );
}
