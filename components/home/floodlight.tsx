/** A bank of lamps on two struts, lit. Decorative. */
export function Floodlight({ className }: { className?: string }) {
  return (
    <svg
      className={className}
      viewBox="0 0 132 104"
      width="132"
      height="104"
      fill="none"
      stroke="var(--paper)"
      strokeWidth="4"
      aria-hidden="true"
      focusable="false"
    >
      <path d="M40 78v26m52-26v26M40 104l52-26" />
      <path d="M4 4h124v74H4z" fill="var(--ink)" />
      {[24, 58].map((y) => (
        <path
          key={y}
          d={`M28 ${y}h.1m38 0h.1m38 0h.1`}
          stroke="var(--gold)"
          strokeWidth="20"
          strokeLinecap="round"
        />
      ))}
    </svg>
  );
}
