import ink from '@/components/art/ink.module.css';
import { ambassadors } from '@/components/services/copy';
import styles from './timetable.module.css';

/** Of a day's column and an hour's row, in the drawing's units. */
const column = 108;
const row = 66;
const top = 96;
const inset = 8;
/** Of a class, and of an hour for the brand with its shadow. */
const width = column - 2 * inset;

/** An ambassador's week: classes in outline, the brand's hours in gold. Decorative. */
export function Timetable() {
  const { caption, days, blocks } = ambassadors.timetable;
  return (
    <svg
      className={`${styles.sheet} ${ink.ink}`}
      viewBox="0 0 556 446"
      width="556"
      height="446"
      textAnchor="middle"
      aria-hidden="true"
      focusable="false"
    >
      <path d="M14 14h542v432H14z" fill="var(--ink)" stroke="none" />
      <path d="M2 2h540v430H2z" fill="var(--paper)" />
      <path d="M2 2h540v46H2z" fill="var(--ink)" />
      <text className={styles.caption} x="22" y="32" textAnchor="start">
        {caption}
      </text>
      {/* A ruled line for each half hour. */}
      <path
        d="M2 129h540M2 162h540M2 195h540M2 228h540M2 261h540M2 294h540M2 327h540M2 360h540M2 393h540"
        stroke="var(--sky)"
        strokeWidth="2"
      />
      <path d={`M2 ${top}h540M110 48v384M218 48v384M326 48v384M434 48v384`} strokeWidth="2" />
      {days.map((day, i) => (
        <text key={day} x={56 + i * column} y="80">
          {day}
        </text>
      ))}
      {blocks.map(({ day, from, hours, what, ours }) => (
        <g
          key={`${day}${from}`}
          transform={`translate(${2 + (day - 1) * column + inset} ${top + (from - 1) * row + inset})`}
        >
          {ours && <path d={`M5 5h${width - 5}v${hours * row - 16}H5z`} fill="var(--ink)" />}
          <path
            d={`M0 0h${ours ? width - 5 : width}v${hours * row - 16}H0z`}
            fill={ours ? 'var(--gold)' : 'var(--paper)'}
          />
          <text
            x={(ours ? width - 5 : width) / 2}
            y={(hours * row) / 2 - 1}
            data-ours={ours || undefined}
          >
            {what}
          </text>
        </g>
      ))}
    </svg>
  );
}
