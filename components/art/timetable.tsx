import { Drawing } from '@/components/art/drawing';
import ink from '@/components/art/ink.module.css';
import timetable from '@/components/art/timetable.svg?raw';
import styles from './timetable.module.css';

/** A word of up to seven letters, the first of eight rows (0 to 7), and the number of rows. A row is an hour. */
export type Block = readonly [word: string, row: number, rows: number];

interface Day {
  class: Block;
  /** The hours of the job. */
  work?: Block;
}

/** Monday to Friday. */
export type Week = readonly [Day, Day, Day, Day, Day];

function drawBlock([word, row, rows]: Block, day: number) {
  const [x, y, height] = [6 + 108 * day, 99 + 42 * row, 42 * rows - 6];
  const draw = (offset: number) => `M${x + offset} ${y + offset}h96v${height}h-96Z`;
  const text = `<text x="${x + 48}" y="${y + height / 2 + 7.5}">${word}</text>`;
  return { outline: draw(0), shadow: draw(5), text };
}

function drawWeek(week: Week) {
  const classes = week.map((day, index) => drawBlock(day.class, index));
  const work = week.map(({ work }, index) => {
    if (!work) return '';
    const { outline, shadow, text } = drawBlock(work, index);
    return `<g data-part="work"><path d="${shadow}" fill="#11150f"/><path d="${outline}" fill="#ffb71b"/>${text}</g>`;
  });
  const outlines = classes.map(({ outline }) => outline).join('');
  const words = classes.map(({ text }) => text).join('');
  return `<path d="${outlines}" fill="var(--paper)"/>${words}${work.join('')}`;
}

/** A drawing of an example week: classes outlined, working hours in gold. Decorative. */
export function Timetable({ week }: { week: Week }) {
  return (
    <Drawing
      svg={timetable.replace('</svg>', `${drawWeek(week)}</svg>`)}
      className={`${styles.timetable} ${ink.lines}`}
    />
  );
}
