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
      <path d="M52 268V86m576 182V86" strokeWidth="9" />
      <path d="M52 96q288 66 576 0" strokeWidth="3" />
      <g className={styles.flags} strokeWidth="4">
        <path d="m92 105 50 8 -33 41z" fill="var(--gold)" />
        <path d="m177 118 50 6 -30 43z" fill="var(--brick)" />
        <path d="m262 127 50 2 -27 45z" fill="var(--sky)" />
        <path d="m347 129 50 -1 -24 46z" fill="var(--green)" />
        <path d="m432 126 50 -5 -21 48z" fill="var(--gold)" />
        <path d="m517 117 50 -9 -18 50z" fill="var(--brick)" />
      </g>
      {/* Legs that fold: two pairs, crossed. */}
      <path d="m112 408 50 62m-2-62-48 62m406-62 50 62m-2-62-48 62" strokeWidth="8" />
      <path d="M40 268h600l20 26H20z" fill="var(--paper)" />
      <path d="M64 294h552v108H64z" fill="var(--green)" />
      <path d="M576 296h38v106h-38z" fill="url(#cloth)" stroke="none" />
      <path
        d="M64 402q23 18 46 0 23 18 46 0 23 18 46 0 23 18 46 0 23 18 46 0 23 18 46 0 23 18 46 0 23 18 46 0 23 18 46 0 23 18 46 0 23 18 46 0 23 18 46 0"
        fill="var(--gold)"
      />
      <text x="340" y="364" textAnchor="middle" fill="var(--paper)" stroke="none">
        Hi. Got a minute?
      </text>
      {/* A jar of gumballs. */}
      <path d="M88 268v-58q0-8 8-8h64q8 0 8 8v58z" fill="var(--sky)" />
      <path
        d="M104 256h.1m24 0h.1m24 0h.1m-36-17h.1m24 0h.1m-36-17h.1m24 0h.1"
        stroke="var(--gold)"
        strokeWidth="15"
        strokeLinecap="round"
      />
      <path d="M82 184h92v18H82z" fill="var(--brick)" />
      {/* Flyers, and the band around them. */}
      <path d="M202 268v-13h92v13zm6-13v-13h80v13zm-4-13v-13h88v13z" fill="var(--paper)" />
      <path d="M238 268v-39h20v39z" fill="var(--gold)" strokeWidth="4" />
      {/* A clipboard that leans on them, its pen on a string. */}
      <g transform="rotate(-7 366 268)">
        <path d="M328 184h72v84h-72z" fill="var(--gold)" />
        <path d="M338 198h52v60h-52z" fill="var(--paper)" strokeWidth="4" />
        <path d="M350 176h28v18h-28z" fill="var(--brick)" />
        <path d="M348 212h32m-32 14h32m-32 14h18" strokeWidth="4" />
      </g>
      <path d="M392 190q32 8 24 46" strokeWidth="3" />
      <path d="m410 232 14 4-8 28-8 4-3-9z" fill="var(--sky)" strokeWidth="4" />
      {/* A laptop, from behind. */}
      <path d="M458 258v-66q0-8 8-8h104q8 0 8 8v66z" fill="var(--ink)" />
      <path d="M440 256h156l-8 12H448z" fill="var(--paper)" />
      <circle cx="518" cy="220" r="16" fill="var(--gold)" stroke="none" />
      <path d="M509 214h18m-9 0v16" strokeWidth="5" />
    </svg>
  );
}
