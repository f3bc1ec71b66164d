import { snapshots } from '@/components/services/copy';
import { Folder } from '@/components/services/folder';
import { Section } from '@/components/ui/section';
import styles from './snapshots.module.css';

/** The three services, drawn as folders in a file drawer. */
export function Snapshots() {
  return (
    <Section background="chalk" className={styles.cabinet} aria-label={snapshots.label}>
      <div className={styles.drawer}>
        {snapshots.cards.map((card) => (
          <Folder key={card.id} {...card} />
        ))}
      </div>
      <div className={`screen-only stack-3 ${styles.front}`} aria-hidden="true">
        <p className="label">{snapshots.drawerLabel}</p>
      </div>
    </Section>
  );
}
