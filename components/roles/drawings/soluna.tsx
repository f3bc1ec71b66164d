/** Sun and moon share one disk over the shore. */
export function SolunaDrawing() {
  return (
    <svg
      viewBox="0 -48 320 368"
      preserveAspectRatio="xMidYMax"
      aria-hidden="true"
      focusable="false"
    >
      <g stroke="var(--ink)" strokeWidth="4" strokeLinejoin="round" strokeLinecap="round">
        <path
          data-part="rays"
          d="M148-8 138-44h20ZM104 4 80-24l20-8ZM66 30 34 12l14-14ZM38 68 2 60l8-18ZM26 112l-36 4v-20ZM28 158l-34 18-4-18Z"
          fill="var(--gold)"
        />
        <path d="M160 14a104 104 0 0 0 0 208Z" fill="var(--gold)" />
        <path d="M160 14a104 104 0 0 1 0 208Z" fill="var(--ink)" />
        <path d="M160 14a104 104 0 0 1 0 208c72-44 72-164 0-208Z" fill="var(--paper)" />
        <path d="M76 116q12 14 24 0M112 116q12 14 24 0M84 150q26 32 76 30" fill="none" />
        <path d="M176 116q12 14 24 0M160 180q22-2 36-16" fill="none" stroke="var(--paper)" />
        <path
          d="m276 8 5 13 13 5-13 5-5 13-5-13-13-5 13-5ZM298 84l4 9 9 4-9 4-4 9-4-9-9-4 9-4ZM226-34l4 9 9 4-9 4-4 9-4-9-9-4 9-4Z"
          fill="var(--paper)"
          strokeWidth="3"
        />
        <path
          d="M-110 330c40-10 50-120 106-140q41-26 82 0t82 0 82 0 82 0 82 0 82 0 82 0 82 0 82 0 82 0 82 0v140Z"
          fill="var(--green)"
        />
      </g>
      <path
        data-part="waves"
        d="M-20 222q41-24 82 0t82 0 82 0 82 0 82 0 82 0 82 0M-50 254q41-24 82 0t82 0 82 0 82 0 82 0 82 0 82 0 82 0 82 0 82 0 82 0M-60 288q41-24 82 0t82 0 82 0 82 0 82 0 82 0 82 0 82 0 82 0 82 0 82 0"
        fill="none"
        stroke="var(--paper)"
        strokeWidth="7"
        strokeLinecap="round"
      />
    </svg>
  );
}
