const poles = [1964, 2018, 2072, 2126];
const flags = ['var(--gold)', 'var(--brick)', 'var(--paper)', 'var(--green)'];

/** The right of the campus: the science hall, the stadium with its lights, the water tower. */
export function CampusBowl({ flag }: { flag: string }) {
  return (
    <>
      <g>
        <path d="M1842 214a36 36 0 0 1 72 0" fill="var(--paper)" />
        <path d="M1878 180v34" />
      </g>
      <path d="M1836 214h84v88h-84z" fill="var(--green)" />
      <path
        d="M1852 228h16v22h-16zm36 0h16v22h-16zm-36 44h16v30h-16zm36 0h16v30h-16z"
        fill="var(--gold)"
        strokeWidth="3"
      />
      <g>
        <path d="M1940 302V120m216 182V120" strokeWidth="6" />
        <path d="M1920 96h40v34h-40zm216 0h40v34h-40z" fill="var(--ink)" />
        <path
          d="M1932 106h.1m16 0h.1m-16 14h.1m16 0h.1m200-14h.1m16 0h.1m-16 14h.1m16 0h.1"
          stroke="var(--gold)"
          strokeWidth="8"
          strokeLinecap="round"
        />
      </g>
      {poles.map((x, i) => (
        <g key={x} transform={`translate(${x} ${i % 3 ? 172 : 184})`}>
          <path d="M0 30v-46" strokeWidth="3" />
          <path className={flag} d="M0-16 28-7 0 2z" fill={flags[i]} strokeWidth="3" />
        </g>
      ))}
      <path d="M1938 224q108-44 216 0l14 78h-244z" fill="var(--paper)" />
      <path d="M1938 224q108 30 216 0" />
      <path
        d="M1946 302v-34q0-12 10-12t10 12v34zm36 0v-34q0-12 10-12t10 12v34zm38 0v-34q0-12 10-12t10 12v34zm38 0v-34q0-12 10-12t10 12v34zm38 0v-34q0-12 10-12t10 12v34zm34 0v-34q0-12 10-12t10 12v34z"
        fill="var(--ink)"
        stroke="none"
      />
      <use href="#tree" x="2214" />
      <g>
        <path d="M2276 302 2292 190m66 112-16-112m-58 54h64m-66 58 62-58m-62 0 64 58" />
        <path d="M2268 190v-46q49-42 98 0v46q-49 20-98 0z" fill="var(--gold)" />
        <path d="M2330 128q22 6 36 18v44q-16 8-36 9z" fill="url(#shade)" stroke="none" />
        <path d="M2300 152h34m-17 0v30" strokeWidth="7" />
      </g>
      <use href="#tree" x="2396" />
    </>
  );
}
