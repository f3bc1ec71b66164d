import { DescriptionList } from '@/components/objects/description-list';
import type { Role } from '@/components/role-page/types';
import styles from './role-card.module.css';

/** The role's title and terms, beside the form on wide screens. */
export function RoleCard({ role }: { role: Role }) {
  return (
    <section aria-label={role.title}>
      <p className={`display ${styles.title}`}>{role.title}</p>
      <DescriptionList rows={role.cardRows} layout="stacked" />
    </section>
  );
}
