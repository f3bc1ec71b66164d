/** A warning triangle, so that errors don't depend on color. */
export function AlertIcon() {
  return (
    <svg width="1em" height="1em" viewBox="0 0 16 16" aria-hidden="true" focusable="false">
      <path d="M8 1 15.5 14.5H.5Z" fill="currentColor" />
      <path d="M8 6v4M8 11.5v1.5" stroke="var(--paper)" strokeWidth="1.6" />
    </svg>
  );
}
