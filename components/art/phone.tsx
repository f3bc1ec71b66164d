import ink from '@/components/art/ink.module.css';

/** A phone on record: a dorm room, a creator, and the button still running. Decorative. */
export function Phone({ className }: { className?: string | undefined }) {
  return (
    <svg
      className={`${ink.ink} ${className ?? ''}`}
      viewBox="0 0 300 580"
      width="300"
      height="580"
      aria-hidden="true"
      focusable="false"
    >
      <pattern id="grain" width="8" height="8" patternUnits="userSpaceOnUse">
        <circle cx="4" cy="4" r="1.6" fill="var(--ink)" stroke="none" />
      </pattern>
      <clipPath id="screen">
        <path d="M20 42h248v482H20z" />
      </clipPath>
      <rect x="14" y="12" width="282" height="564" rx="30" fill="var(--gold)" />
      <rect x="4" y="4" width="280" height="560" rx="28" fill="var(--ink)" />
      <g clipPath="url(#screen)">
        <path d="M20 42h248v482H20z" fill="var(--sky)" stroke="none" />
        <path d="M20 42h248v168H20z" fill="url(#grain)" stroke="none" opacity="0.18" />
        <path d="M40 112h76v92H40z" fill="var(--paper)" />
        <path d="M78 112v92m-38-46h76" strokeWidth="2" />
        <path d="M20 92q110 36 250-8" strokeWidth="2" />
        <path
          d="m56 102 18 4-12 20zm62 10 18 1-9 21zm62-2 18-2-7 22zm48-10 18-4-6 22z"
          fill="var(--brick)"
        />
        <path d="M190 150h58v76h-58z" fill="var(--gold)" />
        <path d="M204 206 219 168l15 38z" fill="var(--paper)" strokeWidth="2" />
        <path d="M14 452h262v80H14z" fill="var(--brick)" />
        <path d="M42 540v-98q4-52 76-64h52q72 12 76 64v98z" fill="var(--green)" />
        <path d="M122 350v36q22 26 44 0v-36" fill="var(--paper)" />
        <path d="M88 268q-2-82 56-82t56 82l-6 30H94z" fill="var(--ink)" />
        <circle cx="144" cy="182" r="28" fill="var(--ink)" />
        <path d="M94 268q-2-54 50-54t50 54v22q-2 74-50 74t-50-74z" fill="var(--paper)" />
        <path d="M92 276q2-58 44-68 30 6 60 68 6-76-52-80-56 4-52 80z" fill="var(--ink)" />
        <path
          d="M114 288a7 7 0 1 0 14 0 7 7 0 1 0-14 0Zm46 0a7 7 0 1 0 14 0 7 7 0 1 0-14 0Z"
          fill="var(--ink)"
          stroke="none"
        />
        <path d="M108 268q12-9 24-2m24 0q12-8 24 2" strokeWidth="6" />
        <path d="M146 290q-9 16 3 20" strokeWidth="2" />
        <path d="M118 326q28 10 54 0-4 26-26 26t-28-26z" fill="var(--ink)" />
        <path d="M128 331q18 5 34 0" stroke="var(--paper)" strokeWidth="5" />
        <path d="M108 392v148M180 392v148" strokeWidth="11" />
        <path d="M108 392v148M180 392v148" stroke="var(--gold)" strokeWidth="5" />
      </g>
      <path d="M20 42h248v482H20z" />
      <rect x="108" y="18" width="72" height="12" rx="6" fill="var(--ink-soft)" stroke="none" />
      <path d="M36 60h72v28H36z" fill="var(--ink)" />
      <circle cx="52" cy="74" r="7" fill="var(--brick)" stroke="none" />
      <path d="M68 71h28v6H68z" fill="var(--paper)" stroke="none" />
      <circle cx="144" cy="486" r="26" fill="var(--paper)" />
      <circle cx="144" cy="486" r="15" fill="var(--brick)" />
      <path d="M108 543h72v5h-72z" fill="var(--paper)" stroke="none" />
    </svg>
  );
}
