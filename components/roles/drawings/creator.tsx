/** A ring light, and in it the phone that does the work. */
export function CreatorDrawing() {
  return (
    <svg viewBox="0 -48 320 368" aria-hidden="true" focusable="false">
      <g stroke="var(--ink)" strokeWidth="4" strokeLinejoin="round" strokeLinecap="round">
        <path
          d="M152 180h16v32h-16ZM152 232h16l6 88h-28ZM146 292 66 320h34l50-14ZM174 292l80 28h-34l-50-14Z"
          fill="var(--ink)"
        />
        <path
          d="M160-26a136 136 0 1 0 .1 0Zm0 34a102 102 0 1 1-.1 0Z"
          fill="var(--gold)"
          fillRule="evenodd"
        />
        <path
          d="M160 -16L160 -2M223 1L216 13M269 47L257 54M286 110L272 110M269 173L257 166M223 219L216 207M97 219L104 207M51 173L63 166M34 110L48 110M51 47L63 54M97 1L104 13"
          fill="none"
        />
      </g>
      {/* Within the ring, with air around its corners. */}
      <g
        transform="translate(34 24) scale(0.78)"
        stroke="var(--ink)"
        strokeWidth="5"
        strokeLinejoin="round"
        strokeLinecap="round"
      >
        <path
          d="M112 12h96q12 0 12 12v172q0 12-12 12h-96q-12 0-12-12V24q0-12 12-12Z"
          fill="var(--ink)"
        />
        <path d="M110 34h100v152H110Z" fill="var(--sky)" strokeWidth="2.5" />
        <path d="M110 186c2-30 22-40 50-40s48 10 50 40Z" fill="var(--green)" />
        <path d="M126 130c-8-40 4-68 34-68s42 28 34 68Z" fill="var(--ink)" />
        <path d="M136 92v24c0 18 10 28 24 28s24-10 24-28V92Z" fill="#8d5a3b" />
        <path d="M134 100q26 14 52 0V84h-52Z" fill="var(--ink)" />
        <path d="M152 126q8 7 16 0" fill="none" strokeWidth="4" />
        <circle cx="160" cy="197" r="5" fill="var(--paper)" stroke="none" />
        <g data-part="rec" stroke="none">
          <path d="M118 42h34v15h-34Z" fill="var(--brick)" />
          <circle cx="126" cy="49.5" r="3.5" fill="var(--paper)" />
          <path d="M134 49.5h12" stroke="var(--paper)" strokeWidth="4" />
        </g>
      </g>
    </svg>
  );
}
