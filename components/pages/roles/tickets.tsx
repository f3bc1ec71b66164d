import { RoleTicket } from '@/components/pages/roles/role-ticket';
import { Section } from '@/components/ui/section';
import { roleList } from '@/components/roles';
import styles from './tickets.module.css';

export function Tickets() {
  return (
    <Section background="chalk" className={styles.section}>
      <ul role="list" className={`stack-6 ${styles.tickets}`}>
        {roleList.map((role) => (
          <RoleTicket key={role.id} role={role} />
        ))}
      </ul>
    </Section>
  );
}
