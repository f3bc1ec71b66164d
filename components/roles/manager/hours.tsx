import { Figures } from '@/components/art/figures';
import { page } from '@/components/roles/manager/copy';
import styles from './hours.module.css';

export function Hours() {
  const { title, figures } = page.hours;
  return (
    <section className={styles.hours} data-side="right">
      <h2>{title}</h2>
      <Figures list={figures} className={styles.figures} />
    </section>
  );
}
