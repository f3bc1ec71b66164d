import { CampusBowl } from '@/components/art/campus-bowl';
import { CampusHalls } from '@/components/art/campus-halls';
import { CampusQuad } from '@/components/art/campus-quad';
import styles from './campus.module.css';

/**
 * A campus, drawn flat from the dorms to the stadium. It is cut left and right on narrow screens: the
 * quad, the clock tower and the folding table stay. Decorative. By day it stands as its attributes
 * say; where a `data-night` box is checked, styles turn it to night.
 */
export function Campus({ className }: { className?: string }) {
  return (
    <svg
      className={`${styles.campus} ${className ?? ''}`}
      viewBox="0 0 2400 340"
      width="2400"
      height="340"
      preserveAspectRatio="xMidYMax slice"
      fill="none"
      stroke="var(--ink)"
      strokeWidth="3"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      <defs>
        <pattern id="pane" y="164" width="34" height="46" patternUnits="userSpaceOnUse">
          <path className={styles.pane} d="M9 11h16v24H9z" fill="var(--paper)" />
        </pattern>
        <pattern id="shade" width="8" height="8" patternUnits="userSpaceOnUse">
          <circle cx="4" cy="4" r="1.7" fill="var(--ink)" stroke="none" />
        </pattern>
        {[1.6, 2.6, 3.6].map((r, i) => (
          <pattern key={r} id={`air${i}`} width="14" height="14" patternUnits="userSpaceOnUse">
            <circle className={styles.star} cx="7" cy="7" r={r} fill="var(--sky)" stroke="none" />
          </pattern>
        ))}
        <g id="tree">
          <path d="M-5 302q5-32-2-62h14q-5 30 0 62z" fill="var(--ink)" />
          <path
            d="M-26 250a21 21 0 0 1-11-37 24 24 0 0 1 16-38 27 27 0 0 1 45 6 23 23 0 0 1 12 37 22 22 0 0 1-12 32q-10 7-20-1-13 8-30 1Z"
            fill="var(--green)"
          />
          <path d="M-24 214q7-8 15-3m9-20q8-6 14 1m2 30q9-6 15 2m-35 8q-6-5-12 0" strokeWidth="2" />
        </g>
      </defs>
      <path d="M0 132h2400v56H0z" fill="url(#air0)" stroke="none" />
      <path d="M0 188h2400v56H0z" fill="url(#air1)" stroke="none" />
      <path d="M0 244h2400v58H0z" fill="url(#air2)" stroke="none" />
      <path d="M-10 302h2420v50H-10z" fill="var(--green)" stroke="none" />
      <CampusHalls styles={styles} />
      <CampusQuad styles={styles} />
      <CampusBowl styles={styles} />
      <path d="M-10 302h2420" />
    </svg>
  );
}
