import styles from './folding-table.module.css';

/** The folding table on the quad, with everything that came out of one car. Decorative. */
export function FoldingTable({ className }: { className?: string }) {
  return (
    <svg
      className={`${styles.table} ${className ?? ''}`}
      viewBox="0 0 680 470"
      width="680"
      height="470"
      fill="none"
      stroke="var(--ink)"
      strokeWidth="5"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      <pattern id="cloth" width="8" height="8" patternUnits="userSpaceOnUse">
        <circle cx="4" cy="4" r="1.7" fill="var(--ink)" stroke="none" />
      </pattern>
      <path d="M96 470V86m488 384V86" strokeWidth="9" />
      <path d="M96 96q244 66 488 0" strokeWidth="3" />
      <g className={styles.flags} strokeWidth="4">
        <path d="m124 103 46 10-30 44z" fill="var(--gold)" />
        <path d="m190 117 48 6-28 46z" fill="var(--brick)" />
        <path d="m262 126 50 3-26 46z" fill="var(--sky)" />
        <path d="m336 129 50-2-24 46z" fill="var(--green)" />
        <path d="m410 126 50-6-20 46z" fill="var(--gold)" />
        <path d="m484 116 46-8-14 44z" fill="var(--brick)" />
      </g>
      <path d="M496 262h82l14 118h-88zm8-96h66l8 96h-82z" fill="var(--sky)" />
      <path d="m504 380-14 90m88-90 20 90" strokeWidth="7" />
      <path d="M40 268h600l20 26H20z" fill="var(--paper)" />
      <path d="M64 294h552v132H64z" fill="var(--green)" />
      <path
        d="M64 426q23 18 46 0 23 18 46 0 23 18 46 0 23 18 46 0 23 18 46 0 23 18 46 0 23 18 46 0 23 18 46 0 23 18 46 0 23 18 46 0 23 18 46 0 23 18 46 0"
        fill="var(--gold)"
      />
      <path d="M540 296h74v128h-74z" fill="url(#cloth)" stroke="none" />
      <text x="328" y="378" textAnchor="middle" fill="var(--paper)" stroke="none">
        Hi. Got a minute?
      </text>
      <path d="M84 444v26m512-26v26" strokeWidth="9" />
      <path d="M82 268v-66h70v66z" fill="var(--sky)" />
      <path d="M76 186h82v16H76z" fill="var(--brick)" />
      <path
        d="M98 256h.1m20 4h.1m18-6h.1m-48-16h.1m22-2h.1m20 4h.1m-30-18h.1m20 2h.1"
        stroke="var(--gold)"
        strokeWidth="14"
        strokeLinecap="round"
      />
      <path d="M190 268v-12h92v12zm6-12v-12h80v12zm-4-12v-12h86v12z" fill="var(--paper)" />
      <path d="M196 232h78v-10h-78z" fill="var(--gold)" />
      <path d="m318 268 14-84h78l14 84z" fill="var(--gold)" />
      <path d="M352 184v-10h38v10M346 212h50m-53 18h56m-58 18h42" strokeWidth="4" />
      <path d="m424 234 34-48 8 6-34 48-10 4z" fill="var(--brick)" strokeWidth="4" />
    </svg>
  );
}
