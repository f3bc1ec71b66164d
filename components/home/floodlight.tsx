/** A mast with its lamps. Decorative. */
export function Floodlight({ className }: { className?: string }) {
  return (
    <svg
      className={className}
      viewBox="0 0 120 420"
      width="120"
      height="420"
      fill="none"
      stroke="var(--ink-soft)"
      strokeWidth="4"
      aria-hidden="true"
      focusable="false"
    >
      <path d="M48 420 54 92m18 328-6-328M51 380l18-44-16-44 14-44-13-44 12-44" />
      <path d="M10 12h100v78H10z" fill="var(--ink)" />
      <path
        d="M30 32h.1m30 0h.1m30 0h.1M30 70h.1m30 0h.1m30 0h.1"
        stroke="var(--paper)"
        strokeWidth="22"
        strokeLinecap="round"
      />
      <path
        d="M30 32h.1m30 0h.1m30 0h.1M30 70h.1m30 0h.1m30 0h.1"
        stroke="var(--gold)"
        strokeWidth="13"
        strokeLinecap="round"
      />
    </svg>
  );
}
