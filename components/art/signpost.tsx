import styles from './signpost.module.css';

/** A campus signpost: three courses, three directions. Decorative: its links lie over it, as HTML. */
export function Signpost({ className }: { className?: string }) {
  return (
    <svg
      className={`${styles.signpost} ${className ?? ''}`}
      viewBox="0 0 460 500"
      width="460"
      height="500"
      fill="none"
      stroke="var(--ink)"
      strokeWidth="5"
      aria-hidden="true"
      focusable="false"
    >
      <path d="M222 44h28v456h-28z" fill="var(--paper)" />
      <path d="M238 46h12v454h-12z" fill="var(--ink)" stroke="none" />
      <path d="M214 44q22-44 44 0z" fill="var(--green)" />
      <g className={styles.sign}>
        <path d="M102 86h286l56 45-56 45H102z" fill="var(--ink)" transform="translate(8 8)" />
        <path d="M102 86h286l56 45-56 45H102z" fill="var(--gold)" />
        <text x="126" y="147" fill="var(--ink)" stroke="none">
          AMB 101
        </text>
      </g>
      <g className={styles.sign}>
        <path d="M366 206H74l-56 45 56 45h292z" fill="var(--ink)" transform="translate(8 8)" />
        <path d="M366 206H74l-56 45 56 45h292z" fill="var(--sky)" />
        <text x="92" y="267" fill="var(--ink)" stroke="none">
          CRE 201
        </text>
      </g>
      <g className={styles.sign}>
        <path d="M130 326h252l56 45-56 45H130z" fill="var(--ink)" transform="translate(8 8)" />
        <path d="M130 326h252l56 45-56 45H130z" fill="var(--brick)" />
        <text x="148" y="387" fill="var(--paper)" stroke="none">
          RES 301
        </text>
      </g>
      <path
        d="M150 500q4-28-12-40 18 2 22 26 2-34 20-46-6 20 2 60zm160 0q-4-28 12-44-16 4-22 30-4-30-18-40 4 20-2 54z"
        fill="var(--green)"
        strokeWidth="4"
      />
    </svg>
  );
}
