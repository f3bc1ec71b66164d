import { coverCells } from '@/components/pages/brands/cells';
import { formatPlan, type Plan } from '@/components/pages/brands/plan';
import { figures } from '@/lib/facts';
import styles from './plan-flyer.module.css';

export const flagsPerColumn = 5;
const flag = { width: 40, height: 52 };
const width = Math.ceil(figures.scaleCampuses / flagsPerColumn) * flag.width;
const height = flagsPerColumn * flag.height;

const flags = [
  { id: 'flag-down', fill: 'none', stroke: 'var(--ink-faint)' },
  { id: 'flag-up', fill: 'var(--gold)', stroke: 'var(--ink)' },
];

/** The plan, drawn as the program's flyer, with a flag for each campus. */
export function PlanFlyer(plan: Plan) {
  return (
    <div className={styles.flyer}>
      <p className={`display size-3 ${styles.count}`} aria-hidden="true">
        {plan.campuses}
      </p>
      <svg className={styles.flags} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
        {flags.map(({ id, ...colors }) => (
          <pattern key={id} id={id} {...flag} patternUnits="userSpaceOnUse">
            <path d="M7 6v42M7 6l26 9-26 9" strokeWidth="2.5" {...colors} />
          </pattern>
        ))}
        <path d={coverCells(figures.scaleCampuses, flagsPerColumn, flag)} fill="url(#flag-down)" />
        <path d={coverCells(plan.campuses, flagsPerColumn, flag)} fill="url(#flag-up)" />
      </svg>
      <p id="planner-sentence" className={`lead ${styles.sentence}`}>
        {formatPlan(plan)}
      </p>
    </div>
  );
}
