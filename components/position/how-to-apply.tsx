import { howToApply } from '@/lib/roles/how-to-apply';
import type { Point } from '@/lib/roles/types';
import { roles, type RoleId } from '@/lib/roles';
import styles from './how-to-apply.module.css';

/** Three steps in one strip; the third is the form itself. A closed role has no form, and no steps. */
export function HowToApply({ role, steps }: { role: RoleId; steps: readonly Point[] }) {
  if (!roles[role].open) return null;
  return (
    <section className={styles.how} data-margin>
      <div className={`page ${styles.strip}`}>
        <h2>{howToApply.title}</h2>
        <ol role="list" className={styles.steps}>
          {steps.map(({ title, text }) => (
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
