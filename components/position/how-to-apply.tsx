import { howToApply } from '@/lib/roles/how-to-apply';
import type { Position } from '@/lib/roles/types';
import styles from './how-to-apply.module.css';

/** Three steps in one strip; the third is the form itself. A closed role has no form, and no steps. */
export function HowToApply({ role }: { role: Position }) {
  if (!role.open) return null;
  return (
    <section className={styles.how} data-margin>
      <div className={`page stack-5 ${styles.strip}`}>
        <h2>{howToApply.title}</h2>
        <ol role="list" className={`stack-5 ${styles.steps}`}>
          {role.steps.map(({ title, text }) => (
            <li key={title}>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
