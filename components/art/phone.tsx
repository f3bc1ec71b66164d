/** A phone on record: a dorm room, a creator, and the button still running. Decorative. */
export function Phone({ className }: { className?: string }) {
  return (
    <svg
      className={className}
      viewBox="0 0 300 580"
      width="300"
      height="580"
      fill="none"
      stroke="var(--ink)"
      strokeWidth="5"
      aria-hidden="true"
      focusable="false"
    >
      <pattern id="grain" width="8" height="8" patternUnits="userSpaceOnUse">
        <circle cx="4" cy="4" r="1.6" fill="var(--ink)" stroke="none" />
      </pattern>
      <clipPath id="screen">
        <path d="M20 42h248v482H20z" />
      </clipPath>
      <rect x="14" y="12" width="282" height="564" rx="30" fill="var(--gold)" stroke="none" />
      <rect x="4" y="4" width="280" height="560" rx="28" fill="var(--ink)" />
      <g clipPath="url(#screen)">
        <path d="M20 42h248v482H20z" fill="var(--sky)" stroke="none" />
        <path d="M44 112h84v98H44zm42 0v98m-42-50h84" fill="var(--paper)" strokeWidth="4" />
        <path d="M20 96q100 40 250-8" strokeWidth="3" />
        <path
          d="m60 106 14 3-10 16zm58 8 14 1-8 16zm60-2 14-2-6 17zm52-12 14-4-4 18z"
          fill="var(--brick)"
          strokeWidth="3"
        />
        <path d="M176 150h64v84h-64z" fill="var(--gold)" strokeWidth="4" />
        <path d="m190 214 18-44 18 44z" fill="var(--paper)" strokeWidth="4" />
        <path d="M20 430h260v100H20z" fill="var(--brick)" />
        <path d="M20 430h250v26H20z" fill="url(#grain)" stroke="none" />
        <path d="M62 530V408q8-52 82-58 76 6 84 58v122z" fill="var(--gold)" />
        <path d="M198 530V408l-22-52q44 8 52 52v122z" fill="url(#grain)" stroke="none" />
        <path d="M224 416q34-26 30-86" strokeWidth="27" strokeLinecap="round" />
        <path
          d="M224 416q34-26 30-86"
          stroke="var(--paper)"
          strokeWidth="18"
          strokeLinecap="round"
        />
        <path d="M246 318v-24m10 22 4-24m6 32 10-18" strokeWidth="9" strokeLinecap="round" />
        <path d="M126 344v30q18 16 36 0v-30" fill="var(--paper)" />
        <path d="M96 282q0-66 48-66t48 66q0 74-48 74t-48-74z" fill="var(--paper)" />
        <path d="M90 302q-20-112 54-112t54 112q-14-46-40-62-28 32-60 28z" fill="var(--ink)" />
        <circle cx="144" cy="178" r="24" fill="var(--ink)" />
        <path d="M122 288v.1m44-.1v.1" strokeWidth="10" strokeLinecap="round" />
        <path d="M124 316q20 26 42 0z" fill="var(--brick)" strokeWidth="4" />
      </g>
      <path d="M20 42h248v482H20z" />
      <rect x="108" y="18" width="72" height="12" rx="6" fill="var(--ink-soft)" stroke="none" />
      <path d="M36 60h72v28H36z" fill="var(--ink)" />
      <circle cx="52" cy="74" r="7" fill="var(--brick)" stroke="none" />
      <path d="M68 74h28" stroke="var(--paper)" strokeWidth="6" />
      <circle cx="144" cy="486" r="26" fill="var(--paper)" />
      <circle cx="144" cy="486" r="15" fill="var(--brick)" />
      <path d="M108 546h72" stroke="var(--paper)" strokeLinecap="round" />
    </svg>
  );
}
