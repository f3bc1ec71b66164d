import { planner } from '@/components/pages/brands/copy';
import { Flags } from '@/components/pages/brands/flags';
import { formatLaunch, type Plan } from '@/components/pages/brands/plan';
import styles from './plan-flyer.module.css';

/** The plan, drawn as the program's flyer. Decorative: the sentence below it says the same. */
export function PlanFlyer({ program, campuses, launch }: Plan) {
  const { flyer, programs } = planner;
  const chosen = programs.find(({ inSentence }) => inSentence === program);
  return (
    <div className={styles.flyer} aria-hidden="true">
      <p className={`display ${styles.program}`}>{chosen?.label ?? flyer.program}</p>
      <p className={styles.campuses}>
        <strong className={styles.count}>{campuses}</strong> {flyer.campuses}
      </p>
      <Flags className={styles.flags} raised={campuses} />
      <p className={`label ${styles.launch}`}>{formatLaunch(launch) || flyer.date}</p>
    </div>
  );
}
