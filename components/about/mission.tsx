import { hero } from '@/components/about/copy';
import { Section } from '@/components/ui/section';
import styles from './mission.module.css';

/** The mission, set large, and how far it has come. */
export function Mission() {
  return (
    <Section background="gold" className={styles.mission}>
      <div className={styles.sheet}>
        <h2 className={styles.title}>{hero.missionTitle}</h2>
        <div className={styles.words}>
          <p className={styles.text}>{hero.mission}</p>
          <p className={styles.today} data-paper="">
            {hero.today}
          </p>
        </div>
      </div>
    </Section>
  );
}
