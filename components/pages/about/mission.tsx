import { mission } from '@/components/pages/about/copy';
import { Section } from '@/components/ui/section';
import styles from './mission.module.css';

export function Mission() {
  return (
    <Section background="gold" className={styles.mission}>
      <div className={`columns ${styles.columns}`}>
        <h2 className="size-2">{mission.title}</h2>
        <p className={styles.text}>{mission.text}</p>
      </div>
    </Section>
  );
}
