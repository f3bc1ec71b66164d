import { formatPlan, type Plan } from '@/components/pages/brands/plan';
import styles from './plan-flyer.module.css';

const flags = [
  { id: 'flag-down', fill: 'none', stroke: 'var(--ink-faint)' },
  { id: 'flag-up', fill: 'var(--gold)', stroke: 'var(--ink)' },
];

/** The plan, drawn as the program's flyer, with 100 flags in columns of 5. */
export function PlanFlyer(plan: Plan) {
  return (
    <div className={styles.flyer}>
      <p className={`display size-3 ${styles.count}`} aria-hidden="true">
        {plan.campuses}
      </p>
      <svg className={styles.flags} viewBox="0 0 800 260" aria-hidden="true">
        {flags.map(({ id, ...colors }) => (
          <pattern key={id} id={id} width="40" height="52" patternUnits="userSpaceOnUse">
            <path d="M7 6v42M7 6l26 9-26 9" strokeWidth="2.5" {...colors} />
          </pattern>
        ))}
        <rect width="800" height="260" fill="url(#flag-down)" />
        <rect width={plan.campuses * 8} height="260" fill="url(#flag-up)" />
      </svg>
      <p id="planner-sentence" className={`lead ${styles.sentence}`}>
        {formatPlan(plan)}
      </p>
    </div>
  );
}
