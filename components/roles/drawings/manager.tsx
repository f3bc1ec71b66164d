/** The drum major: plays no instrument, keeps everyone in step. */
export function ManagerDrawing() {
  return (
    <svg
      viewBox="0 -48 320 368"
      preserveAspectRatio="xMidYMax"
      aria-hidden="true"
      focusable="false"
    >
      <g stroke="var(--ink)" strokeWidth="4" strokeLinejoin="round" strokeLinecap="round">
        <path d="M14 320c2-52 44-78 108-84h76c64 6 106 32 108 84Z" fill="var(--green)" />
        <path d="M104 238 196 320h34L138 236ZM216 238l-92 82H90l92-84Z" fill="var(--paper)" />
        <circle cx="160" cy="288" r="15" fill="var(--gold)" />
        <path d="M122 214h76v26q-38 14-76 0Z" fill="var(--brick)" />
        <path d="M110 140v42c0 30 22 50 50 50s50-20 50-50v-42Z" fill="#d99f72" />
        <path d="M142 206q18 14 36 0" fill="none" />
        <path d="M98 148c0 62 28 92 62 92s62-30 62-92" fill="none" strokeWidth="9" />
        <path d="M98 148c0 62 28 92 62 92s62-30 62-92" fill="none" stroke="var(--gold)" />
        <g data-part="plume">
          <path d="M160 50c-40-16-40-70 2-94 40 26 36 80-2 94Z" fill="var(--brick)" />
          <path d="M160 48V-20M160 28l-18-14M160 28l18-16M160 6l-14-12M160 6l14-14" fill="none" />
        </g>
        <path d="M96 50h128l-4 102q-60 26-120 0Z" fill="var(--paper)" />
        <path d="m97 72 63 44 63-44-1 26-62 44-62-44Z" fill="var(--green)" />
        <path d="M90 40h140v20H90Z" fill="var(--gold)" />
        <path d="m160 84 6 13 14 2-10 10 2 14-12-7-12 7 2-14-10-10 14-2Z" fill="var(--gold)" />
        <path d="M92 148q68 28 136 0l6 18q-74 44-148 0Z" fill="var(--ink)" />
        <path d="M110 172q48 20 96-1" fill="none" stroke="var(--paper)" strokeWidth="3" />
        <path d="M30 268q28-36 72-28l-8 28q-32-6-62 8Z" fill="var(--gold)" />
        <path d="M290 268q-28-36-72-28l8 28q32-6 62 8Z" fill="var(--gold)" />
        <path
          d="M34 276v18M48 272v18M62 268v18M78 268v16M286 276v18M272 272v18M258 268v18M242 268v16"
          fill="none"
        />
      </g>
    </svg>
  );
}
