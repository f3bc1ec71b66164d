import { page } from '@/components/roles/manager/copy';
import styles from './manager.module.css';

export function Duties() {
  const { title, points } = page.duties;
  return (
    <section data-background="paper" data-heading="beside">
      <h2>{title}</h2>
      <ul role="list" className={styles.points}>
        {points.map((point) => (
          <li key={point.title}>
            <h3>{point.title}</h3>
            <p>{point.text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
