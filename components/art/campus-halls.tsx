/** The left and middle of the campus: dorm, library, Old Main with its clock. */
export function CampusHalls() {
  return (
    <>
      <g>
        <path d="M60 150V96h26v40" fill="var(--ink)" />
        <path d="M-6 164h214v138H-6z" fill="var(--brick)" />
        <path d="M0 164h204v138H0z" fill="url(#pane)" stroke="none" />
        <path d="M77 221h16v24H77zm34 0h16v24h-16z" fill="var(--gold)" strokeWidth="3" />
        <path d="M-14 164 20 116h162l40 48z" fill="var(--ink)" />
      </g>
      <use href="#tree" x="246" />
      <g>
        <path d="M300 196h220v92H300z" fill="var(--sky)" />
        <path
          d="M316 196v92m18-92v92m24-92v92m18-92v92m24-92v92m18-92v92m24-92v92m18-92v92m24-92v92m18-92v92"
          strokeWidth="3"
        />
        <path d="M286 288h248v14H286zM294 178h232v18H294z" fill="var(--paper)" />
        <path d="M282 178 410 104l128 74z" fill="var(--ink)" />
        <circle cx="410" cy="150" r="15" fill="var(--gold)" />
      </g>
      <g>
        <path d="M574 206h150v96H574z" fill="var(--gold)" />
        <path d="M682 208h40v92h-40z" fill="url(#shade)" stroke="none" />
        <path d="M566 206 649 148l83 58z" fill="var(--brick)" />
        <path d="M634 302v-46a15 15 0 0 1 30 0v46z" fill="var(--ink)" />
        <circle cx="649" cy="186" r="9" fill="var(--paper)" />
        <path d="M592 226h20v26h-20zM686 226h20v26h-20z" fill="var(--paper)" />
      </g>
      <use href="#tree" x="772" />
      <OldMain />
    </>
  );
}

function OldMain() {
  return (
    <g>
      <path d="M1120 186h130v116h-130zM1330 186h130v116h-130z" fill="var(--paper)" />
      <path d="M1424 188h34v112h-34z" fill="url(#shade)" stroke="none" />
      <path
        d="M1138 302v-64a13 13 0 0 1 26 0v64zm44 0v-64a13 13 0 0 1 26 0v64zm166 0v-64a13 13 0 0 1 26 0v64zm44 0v-64a13 13 0 0 1 26 0v64z"
        fill="var(--sky)"
      />
      <path d="M1110 186h148v-20h-138zM1322 186h148l-10-20h-138z" fill="var(--ink)" />
      <path d="M1244 122h92v180h-92z" fill="var(--ink)" />
      <path d="M1236 122h108v-16h-108z" fill="var(--paper)" />
      <path d="M1252 106V66h76v40z" fill="var(--ink)" />
      <path d="M1242 66 1290 8l48 58z" fill="var(--gold)" />
      <path d="M1292 12 1338 66h-46z" fill="url(#shade)" stroke="none" />
      <path d="M1266 104V88a8 8 0 0 1 16 0v16zm32 0V88a8 8 0 0 1 16 0v16z" fill="var(--gold)" />
      <circle cx="1290" cy="160" r="27" fill="var(--paper)" />
      <path d="M1290 143v17l11 8" />
      <path d="M1268 204h16v26h-16zm28 0h16v26h-16z" fill="var(--gold)" stroke="none" />
      <path d="M1272 302v-36a18 18 0 0 1 36 0v36z" fill="var(--gold)" />
    </g>
  );
}
