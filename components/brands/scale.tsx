import { planner, scale } from '@/components/brands/copy';
import { LaunchCalendar } from '@/components/brands/launch-calendar';
import { PlanResult, Planner } from '@/components/brands/planner';
import { Slip } from '@/components/brands/slip';
import { ButtonLink } from '@/components/ui/button';
import { Section } from '@/components/ui/section';
import { numbers } from '@/lib/facts';
import { routes } from '@/lib/site';
import styles from './scale.module.css';

/** From a pilot to the largest program, with the planner. */
export function Scale() {
  return (
    <Section background="green">
      <div className={`stack-5 ${styles.words}`}>
        <h2>{scale.title}</h2>
        <div>
          <p>{scale.text}</p>
          <p className={styles.action}>
            <ButtonLink href={routes.services} kind="paper">
              {scale.link}
            </ButtonLink>
          </p>
        </div>
      </div>
      <Planner
        className={`stack-5 ${styles.planner}`}
        label={planner.name}
        launchDays={numbers.launchDays}
      >
        <Slip />
        <LaunchCalendar />
        <div className={`screen-only raised stack-4 ${styles.result}`} data-paper="">
          <p className="label">{planner.result}</p>
          <PlanResult className={styles.sentence} action={planner.add} />
          <p className={styles.note}>{planner.note}</p>
        </div>
      </Planner>
    </Section>
  );
}
