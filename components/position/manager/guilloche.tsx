/** Half a period after half a period: 24 of them, wider than any check. */
const wave = `q30-34 60 0${'t60 0'.repeat(23)}`;
const rows = Array.from({ length: 13 }, (_, row) => row * 34);

/**
 * The fine pattern of a check: pairs of waves, crossing. An SVG, because WebKit draws repeating
 * gradients of hairlines much coarser than other engines. Decorative.
 */
export function Guilloche({ className }: { className?: string }) {
  return (
    <svg
      className={className}
      width="1440"
      height="440"
      fill="none"
      stroke="var(--gold)"
      aria-hidden="true"
      focusable="false"
    >
      <defs>
        <g id="waves">
          <path d={`M-90 0${wave}`} />
          <path d={`M-86 4${wave}`} />
          <path d={`M-82 8${wave}`} />
          <path d={`M-30 0${wave}`} />
          <path d={`M-34 4${wave}`} />
          <path d={`M-38 8${wave}`} />
        </g>
      </defs>
      {rows.map((y) => (
        <use key={y} href="#waves" y={y} />
      ))}
    </svg>
  );
}
