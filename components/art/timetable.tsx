import { Drawing } from '@/components/art/drawing';
import ink from '@/components/art/ink.module.css';
import timetable from '@/components/art/timetable.svg?raw';
import styles from './timetable.module.css';

/** The work of a week: a word of up to six letters for each day, Monday to Friday. Days without work have none. */
export type Week = readonly [mon?: string, tue?: string, wed?: string, thu?: string, fri?: string];

/** The upper edge of each day's work, below its lectures, in units of timetable.svg. */
const workTops = [236, 302, 236, 236, 302];

const drawWork = (
  word: string,
  day: number,
) => `<g transform="translate(${10 + 108 * day} ${workTops[day]})">
<g data-part="work"><path d="M5 5h87v116H5z" fill="#11150f"/><path d="M0 0h87v116H0z" fill="#ffb71b"/>
<text x="43.5" y="65" data-part="task">${word}</text></g></g>`;

/** A drawing of an example week: lectures outlined, working hours in gold. Decorative. */
export function Timetable({ week }: { week: Week }) {
  const work = week.map((word, day) => (word ? drawWork(word, day) : '')).join('');
  return (
    <Drawing
      svg={timetable.replace('</svg>', `${work}</svg>`)}
      className={`${styles.timetable} ${ink.lines}`}
    />
  );
}
