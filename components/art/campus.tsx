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
        <g id="tree" className={styles.part}>
          <path d="M-5 302q5-32-2-62h14q-5 30 0 62z" fill="var(--ink)" />
          <path
            d="M-26 250a21 21 0 0 1-11-37 24 24 0 0 1 16-38 27 27 0 0 1 45 6 23 23 0 0 1 12 37 22 22 0 0 1-12 32q-10 7-20-1-13 8-30 1Z"
            fill="var(--green)"
          />
          <path d="M-24 214q7-8 15-3m9-20q8-6 14 1m2 30q9-6 15 2m-35 8q-6-5-12 0" strokeWidth="2" />
        </g>
        {/* Floodlights, dark by day. */}
        <g id="mast" className={styles.part}>
          <path d="M-4 302l2-170h4l2 170zM-22 96h44v36h-44z" fill="var(--ink)" />
          <path
            className={styles.flood}
            d="M-16 100h12v12h-12zm20 0h12v12H4zm-20 17h12v11h-12zm20 0h12v11H4z"
            fill="var(--paper)"
            stroke="none"
          />
        </g>
        {/* The face of the yearbook (components/about/portraits). */}
        <g id="head" className={styles.part}>
          <path d="M-14-90q0-15 14-15t14 15q0 21-14 21t-14-21z" fill="var(--paper)" />
          <path d="M-16-86q-5-26 15-27 21 0 18 23-5-2-8-8-10 7-20 3-1 6-5 9z" fill="var(--ink)" />
          <path
            d="M-3-88v.1m10 0v.1M3-86q-2 4 1 5m-5 5q4 3 7-1"
            stroke="var(--ink)"
            strokeWidth="2"
            strokeLinecap="round"
          />
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
