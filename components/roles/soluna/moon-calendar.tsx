import ink from '@/components/art/ink.module.css';
import { figures, firstDay, lastDay } from '@/components/roles/soluna/facts';
import styles from './moon-calendar.module.css';

/** The radius of the moon, without its outline. */
const radius = 18.7;

/** The path of the craters. Their lines are as dark as the unlit part, so they show only in the lit part. */
const craters = 'M4-12q5-3 7 2M11 3a3 3 0 1 0 .1 0M3 13q4-3 6 0M-10-6a4 4 0 1 0 .1 0M-9 9q4 4 7 1';

/**
 * Returns the path of a waxing moon's lit part: the right half of the disk, minus or plus half an ellipse.
 *
 * @param lit share of the disk that is lit, from 0 to 1
 */
function drawLitPart(lit: number): string {
  const width = Math.round(radius * Math.abs(1 - 2 * lit) * 10) / 10;
  return `M0-${radius}a${radius} ${radius} 0 0 1 0 ${2 * radius}a${width} ${radius} 0 0 ${lit < 0.5 ? 0 : 1} 0-${2 * radius}z`;
}

const weeks = Array.from({ length: figures.weeks }, (_, week) => week + 1);

/** The weeks of the program as phases of a moon. Hidden from screen readers: the table above it lists the dates. */
export function MoonCalendar() {
  return (
    <div className={styles.calendar} aria-hidden="true">
      <ol role="list" className="cells">
        {weeks.map((week) => (
          <li key={week}>
            <svg className={ink.lines} viewBox="-22 -22 44 44" aria-hidden="true">
              <circle r="20" fill="var(--ink)" />
              <path d={drawLitPart(week / weeks.length)} fill="var(--gold)" stroke="none" />
              <path d={craters} strokeWidth="2" />
            </svg>
            {week}
          </li>
        ))}
      </ol>
      <p className={styles.dateRange}>
        <span>{firstDay}</span>
        <span>{lastDay}</span>
      </p>
    </div>
  );
}
