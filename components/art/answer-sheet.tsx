import ink from '@/components/art/ink.module.css';
import styles from './answer-sheet.module.css';

const rows = [1, 2, 3, 4, 5, 6, 7, 8];
const answers = [2, 0, 3, 1, 1, 4, 2, 3];

/** An answer sheet, filled in with a pencil that is still lying on it. Decorative. */
export function AnswerSheet({ caption }: { caption: string }) {
  return (
    <svg
      className={`${styles.sheet} ${ink.ink}`}
      viewBox="0 0 440 560"
      width="440"
      height="560"
      aria-hidden="true"
      focusable="false"
    >
      <defs>
        <g id="question" stroke="var(--brick)">
          <rect x="0" y="-12" width="42" height="24" rx="12" strokeWidth="2" />
          <rect x="56" y="-12" width="42" height="24" rx="12" strokeWidth="2" />
          <rect x="112" y="-12" width="42" height="24" rx="12" strokeWidth="2" />
          <rect x="168" y="-12" width="42" height="24" rx="12" strokeWidth="2" />
          <rect x="224" y="-12" width="42" height="24" rx="12" strokeWidth="2" />
        </g>
      </defs>
      <g transform="rotate(-2 220 280)">
        <path d="M34 34h374v512H34z" fill="var(--ink)" stroke="none" />
        <path d="M24 22h346l28 28v484H24z" fill="var(--paper)" />
        <path d="M58 46h270v46H58z" fill="var(--brick)" stroke="none" />
        <text x="72" y="77" fill="var(--paper)" stroke="none">
          {caption}
        </text>
        {rows.map((row, i) => (
          <g key={row} transform={`translate(96 ${140 + i * 50})`}>
            <path d="M-62-8h18v16h-18z" fill="var(--ink)" stroke="none" />
            <text x="-16" y="7" fill="var(--ink)" stroke="none" textAnchor="end">
              {row}
            </text>
            <use href="#question" />
            <path d={`M${10 + (answers[i] ?? 0) * 56} 0h22`} strokeWidth="22" />
          </g>
        ))}
      </g>
      <g className={styles.pencil}>
        <path d="M196 470 412 196l30 24-216 274-40 14z" fill="var(--gold)" />
        <path d="M206 478 422 204" strokeWidth="2" />
        <path d="M196 470q16 4 14 16 12-4 16 8l-40 14z" fill="var(--paper)" />
        <path d="m192 492-6 16 16-6z" fill="var(--ink)" />
        <path d="m398 214 30 24 14-18-30-24z" fill="var(--sky)" />
        <path d="m412 196 10-13q20-8 30 24l-10 13z" fill="var(--brick)" />
      </g>
    </svg>
  );
}
