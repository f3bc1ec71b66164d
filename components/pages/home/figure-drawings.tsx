import { coverCells } from '@/components/art/cells';
import { Drawing } from '@/components/art/drawing';
import ink from '@/components/art/ink.module.css';
import { figures } from '@/lib/facts';

const campusesPerColumn = 5;
const campus = { width: 15.3, height: 16 };

/** A calendar with a square for each day of a launch. All are crossed out, but the last, which is circled. */
export function LaunchCalendar() {
  const { launchDays } = figures;
  const perRow = Math.min(10, launchDays);
  const rows = Math.ceil(launchDays / perRow);
  const rest = launchDays % perRow;
  const end = rest ? `H${rest * 30}v30` : '';
  const x = 30 * ((launchDays - 1) % perRow);
  const y = 30 * (rows - 1);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" overflow="visible" viewBox="-3 -4 318 ${rows * 30 + 18}">
<pattern id="days" width="90" height="60" patternUnits="userSpaceOnUse"><path d="M0 0h90v60H0z" fill="#fff" stroke-width="2"/><path d="M30 0q1 30 0 60M60 0q-1 30 0 60M0 30q45-2 90 0M9 23q8-9 17-17M38 22q8-11 14-17M67 24q6-8 17-17M9 51q8-9 13-15M37 53q7-9 14-14M68 52q6-9 13-15" stroke-width="2"/></pattern>
<path d="M0 0h${perRow * 30}V${((launchDays - rest) / perRow) * 30}${end}H0Z" fill="url(#days)"/>
<path d="M${x + 2} ${y + 2}h26v26h-26z" fill="#fff" stroke="none"/>
<path d="M${x + 23} ${y - 9}c-18-8-34 4-34 22 0 17 15 27 29 25 15-2 24-14 22-28-2-13-16-23-33-18-7 2-12 6-14 10" stroke="var(--brick)"/>
</svg>`;
  return <Drawing svg={svg} className={ink.lines} />;
}

/** A house for each campus of a program at scale. Those of its pilot are larger and red. */
export function CampusGrowth() {
  const { pilotCampuses, scaleCampuses } = figures;
  const [pilot, all] = [pilotCampuses, scaleCampuses].map((count) =>
    coverCells(count, campusesPerColumn, campus),
  );
  const columns = Math.ceil(scaleCampuses / campusesPerColumn);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${columns * campus.width} 82">
<pattern id="campus" width="15.3" height="16" patternUnits="userSpaceOnUse"><path d="M3 13v-6l4.5-4 4.5 4v6z" stroke-width="2"/></pattern>
<pattern id="pilot" width="15.3" height="16" patternUnits="userSpaceOnUse"><path d="M2 14v-8l5.5-4.5 5.5 4.5v8z" fill="var(--brick)"/></pattern>
<path d="${all}" fill="url(#campus)" stroke="none"/>
<path d="${pilot}" fill="url(#pilot)" stroke="none"/>
</svg>`;
  return <Drawing svg={svg} className={ink.lines} />;
}
