import { hero } from '@/components/about/copy';
import { FoldingTable } from '@/components/art/folding-table';
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
        <FoldingTable className={`screen-only ${styles.drawing}`} />
      </div>
    </Section>
  );
}
