import { RoleCrop } from '@/components/art/role-crop';
import styles from './admission-ticket.module.css';

interface AdmissionTicketProps {
  stamp: string;
  /** The name on the ticket; if it is empty, none is printed. */
  name: string;
  role: string;
  /** The parts of the form that was sent: one punched hole for each. */
  parts: readonly string[];
}

/** The ticket that stood beside a form, torn off, all its parts punched, and stamped. */
export function AdmissionTicket({ stamp, name, role, parts }: AdmissionTicketProps) {
  return (
    <div className={styles.shadow}>
      <div className={`box ${styles.ticket}`} data-paper="">
        <RoleCrop of="badge" className={styles.picture} />
        <div className={`stack-1 ${styles.words}`}>
          <p className={`label ${styles.stamp}`}>{stamp}</p>
          {name && <p className={`display ${styles.name}`}>{name}</p>}
          <p className={styles.role}>{role}</p>
        </div>
        <p className={`stack-1 ${styles.holes}`} aria-hidden="true">
          {parts.map((part) => (
            <i key={part} />
          ))}
        </p>
      </div>
    </div>
  );
}
