import styles from './tassel.module.css';

/** Threads of the skirt: roots close together under the collar, tips spread and uneven. */
function threads(count: number, lift: number): string {
  return Array.from({ length: count }, (_, i) => {
    const at = i / (count - 1);
    const root = Math.round(84 + at * 52);
    const tip = Math.round(28 + at * 164 + ((i * 7) % 5) - 2);
    const end = 556 + ((i * 29) % 23) - lift - Math.round(Math.abs(at - 0.5) * 26);
    return `M${root} 300C${root - 8 + Math.round(at * 16)} 400 ${tip} 420 ${tip} ${end}`;
  }).join('');
}

/**
 * The big tassel, on a cord from the top edge. Two inks, the second one a little off register.
 * Decorative. The drawing swings once on load and needs some air on both sides for it.
 */
export function Tassel({ className }: { className?: string }) {
  return (
    <svg
      className={`${styles.tassel} ${className ?? ''}`}
      viewBox="0 0 220 600"
      width="220"
      height="600"
      fill="none"
      aria-hidden="true"
      focusable="false"
    >
      <defs>
        <path id="threads" d={threads(19, 0)} />
      </defs>
      <g className={styles.swing}>
        <path d="M110-60V206" stroke="var(--ink)" strokeWidth="11" />
        <path d="M110-60V206" stroke="var(--gold)" strokeWidth="6" strokeDasharray="9 5" />
        <g className={styles.skirt}>
          <use href="#threads" stroke="var(--sky)" strokeWidth="12" transform="translate(13 9)" />
          <use href="#threads" stroke="var(--ink)" strokeWidth="12" />
          <use href="#threads" stroke="var(--gold)" strokeWidth="7" />
          <path d={threads(8, 46)} stroke="var(--gold-deep)" strokeWidth="3" />
        </g>
        <g stroke="var(--ink)" strokeWidth="4">
          <path d="M82 240h56l5 66H77Z" fill="var(--gold)" />
          <path d="M81 254h58M80 268h60M79 282h62M78 296h64" strokeWidth="7" />
          <circle cx="110" cy="216" r="27" fill="var(--gold)" />
          <path d="M85 208q25 22 50 0M85 224q25 22 50 0M96 193q-10 24 4 48m24-48q10 24-4 48" />
        </g>
        <g className={styles.charm}>
          <path d="M118 238q22 40 28 84" stroke="var(--ink)" strokeWidth="3" />
          <circle
            cx="147"
            cy="344"
            r="24"
            fill="var(--paper)"
            stroke="var(--ink)"
            strokeWidth="4"
          />
          <circle cx="147" cy="344" r="18" stroke="var(--ink)" strokeWidth="1.5" />
          <path d="M137 336h20m-10 0v19" stroke="var(--ink)" strokeWidth="6" />
        </g>
      </g>
    </svg>
  );
}
