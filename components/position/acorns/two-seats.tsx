/** Two chairs in the front row, one of them taken by a backpack. Decorative. */
export function TwoSeats() {
  return (
    <svg
      viewBox="0 0 200 132"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      focusable="false"
    >
      <path d="M0 0h200v132H0z" fill="var(--sky)" />
      <path d="M0 104h200v28H0z" fill="var(--green)" />
      <g fill="none" stroke="var(--ink)" strokeWidth="4" strokeLinejoin="round">
        <path d="M0 104h200" />
        <path d="M18 14h164v26H18z" fill="var(--ink)" />
        <path d="M32 27h30m10 0h14m12 0h40" stroke="var(--paper)" strokeWidth="3" />
        <path d="M34 58h48v30H34zM118 58h48v30h-48z" fill="var(--gold)" />
        <path d="M28 94h60v8H28zM112 94h60v8h-60z" fill="var(--paper)" />
        <path d="M38 102v22m40-22v22m44-22v22m40-22v22M40 88v6m36-6v6m48-6v6m36-6v6" />
        <path d="M124 94V72q0-16 18-16t18 16v22Z" fill="var(--brick)" />
        <path d="M132 94V80h20v14M134 56q0-8 8-8t8 8" />
        <path d="M132 84h20" stroke="var(--paper)" strokeWidth="3" />
      </g>
    </svg>
  );
}
