/** A ring light, and in it the phone that does the work. */
export function CreatorDrawing() {
  return (
    <>
      <path
        d="M152 190h16v40h-16ZM146 230h28l4 40h-36ZM142 262 62 322h36l54-26ZM178 262l80 60h-36l-54-26Z"
        fill="var(--ink)"
      />
      <path
        d="M160-20a134 134 0 1 0 .1 0Zm0 34a100 100 0 1 1-.1 0Z"
        fill="var(--gold)"
        fillRule="evenodd"
      />
      <path
        d="M160-11V5M222 6l-7 13M268 52l-13 7M284 114h-16M268 176l-13-7M222 222l-7-13M98 222l7-13M52 176l13-7M36 114h16M52 52l13 7M98 6l7 13"
        strokeWidth="2"
      />
      {/* Within the ring, with air around its corners. */}
      <g transform="translate(21 16) scale(.87)">
        <path
          d="M118 24h84q12 0 12 12v152q0 12-12 12h-84q-12 0-12-12V36q0-12 12-12Z"
          fill="var(--ink)"
        />
        <path d="M116 42h88v132h-88Z" fill="var(--sky)" strokeWidth="2" />
        <path d="M116 174c2-24 18-34 44-34s42 10 44 34Z" fill="var(--green)" />
        <path d="M128 142c-12-14-10-76 32-76s44 62 32 76Z" fill="var(--ink)" />
        <path d="M138 96v18c0 20 8 32 22 32s22-12 22-32V96Z" fill="var(--paper)" />
        <path d="M136 104q4-22 24-22t24 22q-14-2-20-12-8 12-28 12Z" fill="var(--ink)" />
        <path
          d="M148 113a3.5 3.5 0 1 0 7 0 3.5 3.5 0 1 0-7 0Zm18 0a3.5 3.5 0 1 0 7 0 3.5 3.5 0 1 0-7 0Z"
          fill="var(--ink)"
          stroke="none"
        />
        <path d="M160 115q-4 7 1 9M152 130q8 7 17-1" strokeWidth="2" />
        <circle cx="160" cy="187" r="5" fill="var(--paper)" stroke="none" />
        <g data-part="rec" stroke="none">
          <path d="M122 49h34v15h-34Z" fill="var(--brick)" />
          <path
            d="M126 56.5a3.5 3.5 0 1 0 7 0 3.5 3.5 0 1 0-7 0ZM138 54.5h13v4h-13Z"
            fill="var(--paper)"
          />
        </g>
      </g>
    </>
  );
}
