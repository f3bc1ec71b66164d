import { hero } from '@/components/pages/about/copy';
import table from '@/components/pages/about/folding-table.svg?raw';
import { Drawing } from '@/components/art/drawing';
import ink from '@/components/art/ink.module.css';
import { Section } from '@/components/ui/section';
import styles from './about-hero.module.css';

export function AboutHero() {
  return (
    <Section className={styles.hero}>
      <p className={`label ${styles.eyebrow}`}>{hero.eyebrow}</p>
      <div className={`columns ${styles.columns}`}>
        <div className={`stack-5 ${styles.text}`}>
          <h1 className={styles.title}>{hero.title}</h1>
          <p className="lead">{hero.today}</p>
        </div>
        <Drawing svg={table} className={`screen-only ${ink.lines} ${styles.drawing}`} />
      </div>
    </Section>
  );
}
