/** The quad before Old Main: two students and a frisbee, and the folding table where we started. */
export function CampusQuad({ styles }: { styles: Readonly<Record<string, string>> }) {
  return (
    <>
      <path d="M838 262Q948 150 1046 258" strokeWidth="2.5" strokeDasharray="2 9" />
      <Student x={820} shirt="var(--brick)" arm="M0-30 18-42" />
      <Student x={1064} shirt="var(--gold)" arm="M0-30-18-44" />
      <ellipse className={styles.frisbee} rx="11" ry="4" fill="var(--gold)" strokeWidth="3" />
      <use href="#tree" x="1518" />
      <g>
        <path d="M1586 302V214m180 88v-88" />
        <path d="M1566 216 1604 168h144l38 48z" fill="var(--paper)" />
        <path
          d="M1566 216 1604 168h24l-18 48zm88 0 8-48h28l8 48zm88 0-18-48h24l38 48z"
          fill="var(--gold)"
          stroke="none"
        />
        <path d="M1566 216 1604 168h144l38 48z" />
        <path
          d="M1566 216q22 22 44 0 22 22 44 0 22 22 44 0 22 22 44 0 22 22 44 0"
          fill="var(--paper)"
        />
        <path d="M1614 302v-38h124v38" fill="var(--brick)" />
        <path d="M1604 264h144" strokeWidth="7" />
        <path d="M1632 260v-16h20v16m16 0v-8h30v8" fill="var(--paper)" />
        <path d="m1652 288 8-14 8 14zm32 0 8-14 8 14z" fill="var(--gold)" stroke="none" />
      </g>
      <Student x={1672} shirt="var(--green)" arm="" behind />
      <Student x={1812} shirt="var(--sky)" arm="M0-30-16-24" />
    </>
  );
}

interface StudentProps {
  x: number;
  shirt: string;
  arm: string;
  /** Stands behind the table: head and shoulders. */
  behind?: boolean;
}

function Student({ x, shirt, arm, behind = false }: StudentProps) {
  return (
    <g transform={`translate(${x} 300)`}>
      {behind ? null : <path d="M-5-18V0m10-18V0" strokeWidth="5" />}
      <path d={behind ? 'M-13-40v-6q13-14 26 0v6z' : 'M-10-16v-22q10-8 20 0v22z'} fill={shirt} />
      <path d={arm} strokeWidth="5" strokeLinecap="round" />
      <circle cy={behind ? -62 : -54} r="9" fill="var(--ink)" />
    </g>
  );
}
