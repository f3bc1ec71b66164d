/** The drum major: plays no instrument, keeps everyone in step. */
export function ManagerDrawing() {
  return (
    <>
      <path d="M14 322c2-54 44-80 108-86h76c64 6 106 32 108 86Z" fill="var(--green)" />
      <path d="M104 240 196 322h34L138 238ZM216 240l-92 82H90l92-84Z" fill="var(--paper)" />
      <circle cx="160" cy="290" r="15" fill="var(--gold)" />
      <path d="M122 216h76v28q-38 14-76 0Z" fill="var(--brick)" />
      <path d="M108 130v52c0 32 22 48 52 48s52-16 52-48v-52Z" fill="var(--paper)" />
      <path
        d="M132 182a6 6 0 1 0 12 0 6 6 0 1 0-12 0Zm44 0a6 6 0 1 0 12 0 6 6 0 1 0-12 0Z"
        fill="var(--ink)"
        stroke="none"
      />
      <path d="M160 182q-8 13 2 16M142 207q18 14 38-2" strokeWidth="2" />
      <path d="M104 148h10v34q0 40 46 40t46-40v-34h10v34q0 52-56 52t-56-52Z" fill="var(--gold)" />
      <g data-part="plume">
        <path d="M160 46c-40-16-40-66 2-90 40 26 36 76-2 90Z" fill="var(--brick)" />
        <path d="M160 40V-22M160 26l-16-13M160 26l16-13M160 6l-13-11M160 6l13-12" strokeWidth="2" />
      </g>
      <path d="M96 46h128l-5 96q-59 26-118 0Z" fill="var(--paper)" />
      <path d="m97 66 63 42 63-42-2 28-61 42-61-42Z" fill="var(--green)" />
      <path d="M90 36h140v20H90Z" fill="var(--gold)" />
      <path d="m160 78 6 13 14 2-10 10 2 14-12-7-12 7 2-14-10-10 14-2Z" fill="var(--gold)" />
      <path d="M91 138q69 26 138 0l6 17q-75 40-150 0Z" fill="var(--ink)" />
      <path d="M108 160q52 18 104-1" stroke="var(--paper)" strokeWidth="2" />
      <path
        d="M30 270q28-36 72-28l-8 28q-32-6-62 8ZM290 270q-28-36-72-28l8 28q32-6 62 8Z"
        fill="var(--gold)"
      />
      <path
        d="M35 279v16M49 275v16M63 271v16M78 271v14M285 279v16M271 275v16M257 271v16M242 271v14"
        strokeWidth="2"
      />
    </>
  );
}
