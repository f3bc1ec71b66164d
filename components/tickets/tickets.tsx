import { smallPrint } from '@/components/tickets/copy';
import { Ticket } from '@/components/tickets/ticket';
import { Section } from '@/components/ui/section';
import { roleList } from '@/lib/roles';
import styles from './tickets.module.css';

/** The tickets on the counter, and what is printed on their backs. */
export function Tickets() {
  return (
    <Section background="chalk" className={styles.counter}>
      <ul role="list" className={styles.tickets}>
        {roleList.map((role) => (
          <Ticket key={role.id} role={role} />
        ))}
      </ul>
      <div className={styles.back}>
        <h2 className={styles.title}>{smallPrint.title}</h2>
        <ul role="list" className={styles.lines}>
          {smallPrint.lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </div>
    </Section>
  );
}
