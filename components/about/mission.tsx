import { hero } from '@/components/about/copy';
import { Section } from '@/components/ui/section';
import styles from './mission.module.css';

/** The mission in large type, and what the agency has reached. */
export function Mission() {
  return (
    <Section background="gold">
      <div className={`stack-5 ${styles.sheet}`}>
        <h2 className="size-2">{hero.missionTitle}</h2>
        <div className="stack-5">
          <p className={styles.text}>{hero.mission}</p>
          <p className={`box raised ${styles.today}`} data-day-palette="">
            {hero.today}
          </p>
        </div>
      </div>
    </Section>
  );
}
