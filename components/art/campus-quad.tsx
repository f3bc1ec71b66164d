import { Student } from '@/components/art/campus-student';

/**
 * The quad before Old Main: two students and a frisbee under two masts of lights, and the folding table
 * where we started.
 */
export function CampusQuad({ styles }: { styles: Readonly<Record<string, string>> }) {
  return (
    <>
      <path className={styles.cone} d="M778 96h44L1062 302H884z" />
      <path className={styles.cone} d="M1086 96h44L1024 302H846z" />
      <use href="#mast" x="800" />
      <use href="#mast" x="1108" />
      <path d="M890 214Q952 128 1014 200" strokeWidth="2" strokeDasharray="2 8" />
      <Student x={860} shirt="var(--brick)" pose="throws" />
      <Student x={1052} shirt="var(--gold)" pose="catches" />
      <ellipse className={styles.frisbee} rx="13" ry="4.5" fill="var(--gold)" />
      <use href="#tree" x="1542" />
      <Student x={1668} shirt="var(--green)" pose="waves" />
      <path d="M1586 302V176m180 126V176" />
      <path d="M1566 174 1604 126h144l38 48z" fill="var(--paper)" />
      <path
        d="M1566 174 1604 126h24l-18 48zm88 0 8-48h28l8 48zm88 0-18-48h24l38 48z"
        fill="var(--gold)"
      />
      <path
        d="M1566 174q22 22 44 0 22 22 44 0 22 22 44 0 22 22 44 0 22 22 44 0z"
        fill="var(--paper)"
      />
      <path d="M1614 302v-38h124v38" fill="var(--brick)" />
      <path d="M1606 260h140v8h-140z" fill="var(--paper)" />
      <path d="M1694 260v-16h20v16m-72 0v-8h-22v8" fill="var(--paper)" />
      <path d="m1652 290 8-14 8 14zm32 0 8-14 8 14z" fill="var(--gold)" stroke="none" />
      <Student x={1808} shirt="var(--brick)" pose="walks" />
    </>
  );
}
