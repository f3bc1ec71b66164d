import { Signpost } from '@/components/art/signpost';
import { hero, snapshots } from '@/components/services/copy';
import { Section } from '@/components/ui/section';
import styles from './services-hero.module.css';

/** The top of /services, drawn as the cover of a course catalog. The signs of a signpost link to the services. */
export function ServicesHero() {
  return (
    <Section background="green" className={styles.cover}>
      <div className={`stack-6 ${styles.columns}`}>
        <div className={styles.text}>
          <p className={`label ${styles.eyebrow}`}>{hero.eyebrow}</p>
          <h1 className={styles.title}>{hero.title}</h1>
          <p className={`lead ${styles.lead}`}>{hero.lead}</p>
        </div>
        <nav className={`screen-only ${styles.nav}`} aria-label={hero.navLabel}>
          <Signpost className={styles.signpost} />
          {snapshots.cards.map(({ id, code, title }) => (
            <a key={id} className={styles.sign} data-course={code.slice(-3)} href={`#${id}`}>
              <span className="visually-hidden">
                {code}: {title}
              </span>
            </a>
          ))}
        </nav>
      </div>
    </Section>
  );
}
