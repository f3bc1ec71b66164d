import { Drawing } from '@/components/art/drawing';
import ink from '@/components/art/ink.module.css';
import { figures } from '@/lib/facts';

// Relative, repeated commands, because they compress well.
const slashes = ['m9 23q8-9 17-17m4-6', 'm8 22q8-11 14-17m8-5', 'm7 24q6-8 17-17m6-7'];

/** A calendar with a square for each day of a launch. All are crossed out, but the last, which is circled. */
export function LaunchCalendar() {
  const last = figures.launchDays - 1;
  const x = (last % 10) * 30;
  const y = Math.floor(last / 10) * 30;
  const days = Array.from({ length: last }, (_, day) => {
    const nextRow = day % 10 === 9 ? 'm-300 30' : '';
    return `h30v30h-30z${slashes[day % 3]}${nextRow}`;
  });
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" overflow="visible" viewBox="-3 -4 318 ${y + 48}"><path d="M0 0${days.join('')}h30v30h-30z" fill="#fff" stroke-width="2"/><path d="M${x + 23} ${y - 9}c-18-8-34 4-34 22 0 17 15 27 29 25 15-2 24-14 22-28-2-13-16-23-33-18-7 2-12 6-14 10" stroke="var(--brick)"/></svg>`;
  return <Drawing svg={svg} className={ink.lines} />;
}

/** A house for each campus of a program at scale, in columns of five. Those of its pilot are larger and red. */
export function CampusGrowth() {
  const { pilotCampuses, scaleCampuses } = figures;
  const draw = (house: string) => (_: unknown, campus: number) =>
    house + (campus % 5 === 4 ? 'm15.3-64' : 'm0 16');
  const pilot = Array.from({ length: pilotCampuses }, draw('v-8l5.5-4.5 5.5 4.5v8z'));
  const all = Array.from({ length: scaleCampuses }, draw('v-6l4.5-4 4.5 4v6z'));
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${Math.ceil(scaleCampuses / 5) * 15.3} 82"><path d="M3 13${all.join('')}" stroke-width="2"/><path d="M2 14${pilot.join('')}" fill="var(--brick)"/></svg>`;
  return <Drawing svg={svg} className={ink.lines} />;
}
