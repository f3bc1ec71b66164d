/** The agency's logo without its name: a mortarboard with a tassel. Decorative: place the name beside it. */
export function LogoMark({ size = 36 }: { size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 48 48" aria-hidden="true" focusable="false">
      <path d="M10 24v11q13 8 26 0V24L23 30Z" fill="currentColor" />
      <path d="M23 5 46 16 23 27 0 16Z" fill="currentColor" />
      <g data-tassel="">
        <path d="M23 16q17 1 17.5 3.5V30" fill="none" stroke="var(--gold)" strokeWidth="2.5" />
        <path
          d="M38 32h5l3.5 12-3 .5-3 3-3-3-3-.5ZM37.5 28.5h6v4h-6z"
          fill="var(--gold)"
          stroke="var(--ink)"
          strokeWidth="1.75"
          strokeLinejoin="round"
        />
      </g>
    </svg>
  );
}
