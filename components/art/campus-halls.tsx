interface HallsProps {
  styles: Readonly<Record<string, string>>;
}

/** The left and middle of the campus: dorm, library, the first house, Old Main with its clock. */
export function CampusHalls({ styles }: HallsProps) {
  return (
    <>
      <g>
        <path d="M60 150V96h26v40" fill="var(--ink)" />
        <path d="M-6 164h214v138H-6z" fill="var(--brick)" />
        <path d="M0 164h204v138H0z" fill="url(#pane)" stroke="none" />
        <path d="M-14 164 20 116h162l40 48z" fill="var(--ink)" />
      </g>
      <use href="#tree" x="246" />
      <Library styles={styles} />
      <g>
        <path d="M574 206h150v96H574z" fill="var(--gold)" />
        <path d="M682 208h40v92h-40z" fill="url(#shade)" stroke="none" />
        <path d="M566 206 649 148l83 58z" fill="var(--brick)" />
        <path d="M634 302v-46a15 15 0 0 1 30 0v46z" fill="var(--ink)" />
        <g className={styles.pane} fill="var(--paper)">
          <circle cx="649" cy="184" r="10" />
          <path d="M590 226h24v28h-24zM684 226h24v28h-24z" />
        </g>
        <path d="M602 226v28m-12-14h24m82-14v28m-12-14h24" strokeWidth="2" />
      </g>
      <OldMain styles={styles} />
    </>
  );
}

const columns = [300, 342, 384, 426, 468, 510];

function Library({ styles }: HallsProps) {
  return (
    <g>
      <path d="M296 196h228v92H296z" fill="var(--sky)" />
      <path className={styles.pane} d="M394 288v-58h32v58z" fill="var(--ink)" />
      <defs>
        <g id="column" className={styles.part}>
          <path d="M-8 282l2-74H6l2 74z" fill="var(--paper)" />
          <path d="M-1 212v66m4-66v66" strokeWidth="2" />
          <path d="M-10 208v-9h20v9zM-12 290v-9h24v9z" fill="var(--paper)" />
        </g>
      </defs>
      {columns.map((x) => (
        <use key={x} href="#column" x={x + 5} />
      ))}
      <path d="M286 290h248v12H286zM290 180h240v18H290z" fill="var(--paper)" />
      <path d="M280 180 410 104l130 76z" fill="var(--ink)" />
      <circle className={styles.lamp} cx="410" cy="150" r="15" fill="var(--gold)" />
    </g>
  );
}

/** Its hour hand turns from ten in the morning to eight at night. */
function OldMain({ styles }: HallsProps) {
  return (
    <g transform="translate(24)">
      <path d="M1120 186h130v116h-130zM1330 186h130v116h-130z" fill="var(--paper)" />
      <path d="M1424 188h34v112h-34z" fill="url(#shade)" stroke="none" />
      <path
        className={styles.pane}
        d="M1138 302v-64a13 13 0 0 1 26 0v64zm44 0v-64a13 13 0 0 1 26 0v64zm166 0v-64a13 13 0 0 1 26 0v64zm44 0v-64a13 13 0 0 1 26 0v64z"
        fill="var(--sky)"
      />
      <path
        d="M1151 226v76m-13-38h26m31-38v76m-13-38h26m153-38v76m-13-38h26m31-38v76m-13-38h26"
        strokeWidth="2"
      />
      <path d="M1110 186h148v-20h-138zM1322 186h148l-10-20h-138z" fill="var(--ink)" />
      <path d="M1244 122h92v180h-92z" fill="var(--ink)" />
      <path d="M1236 122h108v-16h-108z" fill="var(--paper)" />
      <path d="M1252 106V66h76v40z" fill="var(--ink)" />
      <path d="M1242 66 1290 8l48 58z" fill="var(--gold)" />
      <path d="M1292 12 1338 66h-46z" fill="url(#shade)" stroke="none" />
      <path
        className={styles.lamp}
        d="M1266 104V88a8 8 0 0 1 16 0v16zm32 0V88a8 8 0 0 1 16 0v16zM1268 204h16v26h-16zm28 0h16v26h-16zM1272 302v-36a18 18 0 0 1 36 0v36z"
        fill="var(--gold)"
      />
      <circle className={styles.dial} cx="1290" cy="158" r="28" fill="var(--paper)" />
      <path
        d="M1290 135v3m0 40v3m-23-23h3m40 0h3M1290 158v-17"
        stroke="var(--ink)"
        strokeWidth="2"
      />
      <path className={styles.hour} d="M1290 158l-11-6.4" stroke="var(--ink)" />
    </g>
  );
}
