const poles = [1964, 2018, 2072, 2126];
const flags = ['var(--gold)', 'var(--brick)', 'var(--paper)', 'var(--green)'];
const arches = [1946, 1982, 2020, 2058, 2096, 2130];

/** The right of the campus: the science hall, the stadium with its lights, the water tower. */
export function CampusBowl({ styles }: { styles: Readonly<Record<string, string>> }) {
  return (
    <>
      <path d="M1842 214a36 36 0 0 1 72 0" fill="var(--paper)" />
      <path d="M1878 180v34m-22-4q2-26 22-32 20 6 22 32" strokeWidth="2" />
      <path d="M1836 214h84v88h-84z" fill="var(--green)" />
      <path
        className={styles.pane}
        d="M1852 228h16v22h-16zm36 0h16v22h-16zm-36 44h16v30h-16zm36 0h16v30h-16z"
        fill="var(--paper)"
      />
      <use href="#mast" x="1940" />
      <use href="#mast" x="2156" />
      {poles.map((x, i) => (
        <g key={x} transform={`translate(${x} ${i % 3 ? 172 : 184})`}>
          <path d="M0 30v-48" strokeWidth="2" />
          <path className={styles.flag} d="M0-18q14 4 30 9L0 0z" fill={flags[i]} />
        </g>
      ))}
      <path d="M1938 224q108-44 216 0l14 78h-244z" fill="var(--paper)" />
      <path d="M1938 224q108 30 216 0" />
      <path
        className={styles.pane}
        d={arches.map((x) => `M${x} 302v-34q0-12 9-12t9 12v34z`).join('')}
        fill="var(--ink)"
      />
      <use href="#tree" x="2214" />
      <path d="M2276 302 2292 190m66 112-16-112m-58 54h64m-66 58 62-58m-62 0 64 58" />
      <path d="M2268 190v-46q49-42 98 0v46q-49 20-98 0z" fill="var(--gold)" />
      <path d="M2330 128q22 6 36 18v44q-16 8-36 9z" fill="url(#shade)" stroke="none" />
      <path d="M2300 152h34m-17 0v30" strokeWidth="7" />
      <use href="#tree" x="2396" />
    </>
  );
}
