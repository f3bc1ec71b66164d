import { Facts } from '@/components/objects/facts';
import type { Role } from '@/components/role-page/types';
import styles from './role-card.module.css';

/** The role's title and facts, beside the form on wide screens. */
export function RoleCard({ role }: { role: Role }) {
  return (
    <section aria-label={role.title}>
      <p className={`display ${styles.title}`}>{role.title}</p>
      <Facts rows={role.cardRows} layout="stacked" />
    </section>
  );
}
