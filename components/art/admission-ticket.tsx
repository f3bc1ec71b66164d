import type { ReactNode } from 'react';
import { RoleCrop } from '@/components/art/role-crop';
import perforation from '@/components/art/perforation.module.css';
import styles from './admission-ticket.module.css';

interface AdmissionTicketProps {
  stamp: string;
  /** The first name; the line is hidden while it is empty. */
  name: ReactNode;
  role: string;
  /** The parts of the form, each with a punched hole. */
  parts: readonly string[];
}

export function AdmissionTicket({ stamp, name, role, parts }: AdmissionTicketProps) {
  return (
    <div className={styles.shadow}>
      <div className={`box ${perforation.edge} ${styles.ticket}`} data-day-palette="">
        <RoleCrop crop="badge" className={styles.picture} />
        <div className={`stack-1 ${styles.text}`}>
          <p className={`label ${styles.stamp}`}>{stamp}</p>
          <p className={`display ${styles.name}`}>{name}</p>
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
