import ink from '@/components/art/ink.module.css';

/** New Jersey on the map, and the pennant of somebody who lives there. Decorative. */
export function HomeTurf() {
  return (
    <svg
      className={ink.ink}
      viewBox="0 0 200 132"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      focusable="false"
    >
      <path d="M-4-4h208v140H-4z" fill="var(--sky)" />
      <path
        d="M-4-4h116L86 20l-9 16 17 17-18 17-13 17 9 9-8 40H-4ZM141 22l63-22v36l-68 8Z"
        fill="var(--chalk)"
        stroke="none"
      />
      <path
        d="m104 6 38 17-8 21-6 8 11 2-4 22-12 22-17 26-8-3-5-12-18-10-1-12 15-16 14-12-16-20 7-15Z"
        fill="var(--gold)"
      />
      <path d="M156 92q9-7 18 0t18 0M150 106q9-7 18 0t18 0" stroke="var(--green)" strokeWidth="2" />
      <path d="M110 82V26" strokeWidth="5" />
      <path d="m110 26 56 15-56 17Z" fill="var(--brick)" />
      <path d="M120 35v13" stroke="var(--paper)" strokeWidth="2" />
    </svg>
  );
}
