import { finePrint } from '@/components/pages/roles/copy';
import { RoleTicket } from '@/components/pages/roles/role-ticket';
import { Section } from '@/components/ui/section';
import { roleList } from '@/components/roles';
import styles from './tickets.module.css';

export function Tickets() {
  return (
    <Section background="chalk" className={styles.tickets}>
      <ul role="list" className="stack-6">
        {roleList.map((role) => (
          <RoleTicket key={role.id} role={role} />
        ))}
      </ul>
      <div className={`stack-4 ${styles.finePrint}`}>
        <h2 className="size-2">{finePrint.title}</h2>
        <ul role="list" className={`stack-4 ${styles.lines}`}>
          {finePrint.lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </div>
    </Section>
  );
}
