/** New Jersey on the map, with a pin in it. Decorative. */
export function HomeTurf() {
  return (
    <svg
      viewBox="0 0 200 132"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      focusable="false"
    >
      <path d="M0 0h200v132H0z" fill="var(--sky)" />
      <path
        d="M0 0h112L86 20l-9 16 17 17-18 17-13 17 9 9-8 36H0ZM141 22l59-22v36l-64 8Z"
        fill="var(--chalk)"
      />
      <g fill="none" stroke="var(--ink)" strokeWidth="4" strokeLinejoin="round">
        <path
          d="m104 6 38 17-8 21-6 8 11 2-4 22-12 22-17 26-8-3-5-12-18-10-1-12 15-16 14-12-16-20 7-15Z"
          fill="var(--gold)"
        />
        <path
          d="M152 96q10-7 20 0t20 0M146 112q10-7 20 0t20 0"
          stroke="var(--green)"
          strokeLinecap="round"
        />
        <path d="M112 76q-15-19-15-29a15 15 0 0 1 30 0q0 10-15 29Z" fill="var(--brick)" />
        <circle cx="112" cy="47" r="5" fill="var(--paper)" />
      </g>
    </svg>
  );
}
