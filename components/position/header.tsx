import { ApplyNow } from '@/components/position/apply-now';
import { positionWords } from '@/components/position/copy';
import { RolePoster } from '@/components/roles/role-drawing';
import { roles, ticketNumber, type RoleId } from '@/lib/roles';
import styles from './header.module.css';

interface HeaderProps {
  copy: { role: RoleId; eyebrow: string; lead: string };
}

/** The poster at the top of a position page. */
export function PositionHeader({ copy }: HeaderProps) {
  const role = roles[copy.role];
  return (
    <section className={styles.header}>
      <div className={styles.words}>
        <p className="label">
          {positionWords.role} {ticketNumber(role)} / {copy.eyebrow}
        </p>
        <h1>{role.title}</h1>
        <p className={`lead ${styles.lead}`}>{copy.lead}</p>
        <ApplyNow role={role} kind={copy.role === 'manager' ? 'paper' : undefined} />
      </div>
      <div className={styles.picture}>
        <RolePoster />
      </div>
    </section>
  );
}
