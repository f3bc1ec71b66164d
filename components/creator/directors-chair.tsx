import ink from '@/components/art/ink.module.css';

/** A director's chair that is still free, and a clapperboard that leans on it. Decorative. */
export function DirectorsChair() {
  return (
    <svg
      className={ink.ink}
      viewBox="0 -48 320 368"
      preserveAspectRatio="xMidYMax"
      aria-hidden="true"
      focusable="false"
    >
      <path d="M70-18h14v212H70ZM236-18h14v212h-14Z" fill="var(--brick)" />
      <path d="M62-6h196v76H62Z" fill="var(--ink)" />
      <path d="M70 2h180v60H70Z" stroke="var(--gold)" strokeWidth="2" />
      <path
        d="m106 14 13 20 13-20M119 34v18M160 13q19 0 19 20t-19 20-19-20 19-20ZM191 14v23q0 15 15 15t15-15V14"
        stroke="var(--gold)"
        strokeWidth="9"
      />
      <path d="M58 300 226 190h22L84 314ZM262 300 94 190H72l164 124Z" fill="var(--brick)" />
      <path d="M50 304h220v18H50Z" fill="var(--brick)" />
      <circle cx="160" cy="244" r="9" fill="var(--gold)" />
      <path d="M62 172h196v26H62Z" fill="var(--gold)" />
      <path d="M50 116h54v16H50ZM216 116h54v16h-54Z" fill="var(--paper)" />
      <g transform="rotate(-9 210 280)">
        <path d="M150 216h140v100H150Z" fill="var(--ink)" />
        <path
          d="M150 244h140M198 244v36M244 244v36M150 280h140"
          stroke="var(--paper)"
          strokeWidth="2"
        />
        <path d="M150 216h140v20H150Z" fill="var(--paper)" />
        <path
          d="M166 216h20l-10 20h-20ZM206 216h20l-10 20h-20ZM246 216h20l-10 20h-20Z"
          fill="var(--ink)"
          stroke="none"
        />
        <g transform="rotate(-14 150 214)">
          <path d="M150 194h140v20H150Z" fill="var(--paper)" />
          <path
            d="M156 194h20l10 20h-20ZM196 194h20l10 20h-20ZM236 194h20l10 20h-20Z"
            fill="var(--ink)"
            stroke="none"
          />
        </g>
      </g>
    </svg>
  );
}
