import { hero } from '@/components/pages/services/copy';
import { Signpost } from '@/components/pages/services/signpost';
import { Section } from '@/components/ui/section';
import styles from './services-hero.module.css';

/** The top of /services. */
export function ServicesHero() {
  return (
    <Section background="green" className={styles.cover}>
      <div className={`columns ${styles.columns}`}>
        <div className={styles.text}>
          <p className="label">{hero.eyebrow}</p>
          <h1 className={styles.title}>{hero.title}</h1>
          <p className={`lead ${styles.lead}`}>{hero.lead}</p>
        </div>
        <Signpost />
      </div>
    </Section>
  );
}
