import { Flags } from '@/components/pages/brands/flags';
import { formatPlan, type Plan } from '@/components/pages/brands/plan';
import styles from './plan-flyer.module.css';

/** The plan, drawn as the program's flyer. */
export function PlanFlyer(plan: Plan) {
  return (
    <div className={styles.flyer}>
      <p className={`display size-3 ${styles.count}`} aria-hidden="true">
        {plan.campuses}
      </p>
      <Flags className={styles.flags} raised={plan.campuses} />
      <p id="planner-sentence" className={`lead ${styles.sentence}`}>
        {formatPlan(plan)}
      </p>
    </div>
  );
}
