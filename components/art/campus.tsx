import { CampusBowl } from '@/components/art/campus-bowl';
import { CampusHalls } from '@/components/art/campus-halls';
import { CampusQuad } from '@/components/art/campus-quad';
import styles from './campus.module.css';

/**
 * A campus, drawn flat from the dorms to the stadium. It is cut left and right on narrow screens:
 * the clock tower and the folding table stay. Decorative.
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
      strokeWidth="4"
      aria-hidden="true"
      focusable="false"
    >
      <defs>
        <pattern id="pane" y="164" width="34" height="46" patternUnits="userSpaceOnUse">
          <path d="M9 11h16v24H9z" fill="var(--paper)" strokeWidth="3" />
        </pattern>
        <pattern id="shade" width="8" height="8" patternUnits="userSpaceOnUse">
          <circle cx="4" cy="4" r="1.7" fill="var(--ink)" stroke="none" />
        </pattern>
        {[1.6, 2.6, 3.6].map((r, i) => (
          <pattern key={r} id={`air${i}`} width="14" height="14" patternUnits="userSpaceOnUse">
            <circle cx="7" cy="7" r={r} fill="var(--sky)" stroke="none" />
          </pattern>
        ))}
        <g id="tree">
          <path d="M0 302v-64m0 34 14-16" />
          <path
            d="M-30 246a24 24 0 0 1-6-42 26 26 0 0 1 40-30 26 26 0 0 1 32 34 23 23 0 0 1-10 40Z"
            fill="var(--green)"
          />
        </g>
      </defs>
      <path d="M0 132h2400v56H0z" fill="url(#air0)" stroke="none" />
      <path d="M0 188h2400v56H0z" fill="url(#air1)" stroke="none" />
      <path d="M0 244h2400v58H0z" fill="url(#air2)" stroke="none" />
      <path d="M-10 302h2420v50H-10z" fill="var(--green)" />
      <CampusHalls />
      <CampusQuad styles={styles} />
      <CampusBowl flag={styles.flag ?? ''} />
      <path d="M-10 302h2420" />
    </svg>
  );
}
