import { Drawing } from '@/components/art/drawing';
import ink from '@/components/art/ink.module.css';
import { hero } from '@/components/pages/services/copy';
import signpost from '@/components/pages/services/signpost.svg?raw';
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
        <Drawing svg={signpost} className={`screen-only ${ink.lines} ${styles.signpost}`} />
      </div>
    </Section>
  );
}
