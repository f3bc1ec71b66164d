import { Signpost } from '@/components/art/signpost';
import { hero } from '@/components/services/copy';
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
        <Signpost className={`screen-only ${styles.signpost}`} />
      </div>
    </Section>
  );
}
