/** What `npm run submissions -- stats` prints. */
import { csvLine } from '@/lib/scripts/export';
import type { Received } from '@/lib/server/submissions/store/store';

type Week = Received & { week: string };
type Weeks = AsyncIterable<Week>;

const TITLES = 'week from,form,received,delivered,stored,waiting,parked,rejected,spam,median s';
const titles = TITLES.split(',');
const WIDTHS = titles.map((title, column) => (column === 1 ? 28 : Math.max(title.length, 8)));

const cellsOf = ({ week, form, received, median, ...states }: Week) => {
  const { delivered = 0, stored = 0, pending = 0, parked = 0, rejected = 0, spam = 0 } = states;
  const seconds = median === null ? '' : (median / 1000).toFixed(1);
  return [week, form, received, delivered, stored, pending, parked, rejected, spam, seconds];
};

const inColumns = (cells: readonly (string | number)[]) => {
  const padded = cells.map((cell, column) =>
    column < 2 ? `${cell}`.padEnd(WIDTHS[column]!) : `${cell}`.padStart(WIDTHS[column]!),
  );
  return `${padded.join('  ')}\n`;
};

/** @returns a line for each form in each week, figures to the right */
export async function* statsTable(weeks: Weeks): AsyncGenerator<string> {
  let head = inColumns(titles);
  for await (const week of weeks) {
    yield head + inColumns(cellsOf(week));
    head = '';
  }
  if (head) yield 'Nothing was received in that time.\n';
}

/** @returns the same as CSV */
export async function* statsCsv(weeks: Weeks): AsyncGenerator<string> {
  yield csvLine(titles);
  for await (const week of weeks) yield csvLine(cellsOf(week));
}
