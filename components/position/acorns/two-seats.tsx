import ink from '@/components/art/ink.module.css';

/** Two chairs in the front row, one of them taken by a backpack. Decorative. */
export function TwoSeats() {
  return (
    <svg
      className={ink.ink}
      viewBox="0 0 200 132"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      focusable="false"
    >
      <path d="M-4-4h208v140H-4z" fill="var(--sky)" />
      <path d="M-4 104h208v34H-4z" fill="var(--green)" />
      <path d="M18 18h164v24H18z" fill="var(--ink)" />
      <path d="M32 30h30m10 0h14m12 0h40" stroke="var(--paper)" strokeWidth="2" />
      <path d="M38 100v20m40-20v20m44-20v20m40-20v20M40 88v6m36-6v6m48-6v6m36-6v6" />
      <path d="M34 58h48v30H34zM118 58h48v30h-48z" fill="var(--gold)" />
      <path d="M28 94h60v8H28zM112 94h60v8h-60z" fill="var(--paper)" />
      <path d="M124 94V72q0-16 18-16t18 16v22Z" fill="var(--brick)" />
      <path d="M132 94V80h20v14M134 56q0-8 8-8t8 8" strokeWidth="2" />
    </svg>
  );
}
