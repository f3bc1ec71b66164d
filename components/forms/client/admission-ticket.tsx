import { RoleCrop } from '@/components/art/role-crop';
import { formCopy } from '@/components/forms/copy';
import type { ClientForm } from '@/lib/forms/types';
import styles from './admission-ticket.module.css';

interface AdmissionTicketProps {
  form: ClientForm;
  role: string;
  /** As it was typed; without it the ticket names nobody. */
  firstName: string;
}

/** The ticket that stood beside the form, all its parts punched. */
export function AdmissionTicket({ form, role, firstName }: AdmissionTicketProps) {
  return (
    <div className={styles.shadow}>
      <div className={styles.ticket}>
        <RoleCrop of="badge" className={styles.picture} />
        <div className={styles.words}>
          <p className="label">{formCopy.admitOne}</p>
          {firstName && <p className={`display ${styles.name}`}>{firstName}</p>}
          <p className={styles.role}>{role}</p>
        </div>
        <p className={styles.holes} aria-hidden="true">
          {form.groups.map(({ legend }) => (
            <i key={legend} />
          ))}
        </p>
      </div>
    </div>
  );
}
