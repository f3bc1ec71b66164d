import type { ReactNode } from 'react';
import { Ticket } from '@/components/objects/ticket';
import marks from '@/components/objects/marks.module.css';
import { LogoMark } from '@/components/ui/logo-mark';
import styles from './admission-ticket.module.css';

interface AdmissionTicketProps {
  stamp: string;
  /** The visitor's first name. While it is empty, its line is hidden. */
  name: ReactNode;
  role: string;
  /** The legends of the form's parts. */
  parts: readonly string[];
}

/** The ticket in the thank-you dialog of a role, with a punched hole for each part of the form. */
export function AdmissionTicket({ stamp, name, role, parts }: AdmissionTicketProps) {
  const holes = (
    <p className={`stack-2 ${styles.holes}`} aria-hidden="true">
      {parts.map((part) => (
        <i key={part} className={marks.hole} />
      ))}
    </p>
  );
  return (
    <Ticket className={styles.ticket} stub={holes}>
      <div className={styles.main}>
        <p className={styles.mark}>
          <LogoMark size={44} />
        </p>
        <div className={`stack-1 ${styles.text}`}>
          <p className={`label ${marks.stamp}`}>{stamp}</p>
          <p className={`display ${styles.name}`}>{name}</p>
          <p className={styles.role}>{role}</p>
        </div>
      </div>
    </Ticket>
  );
}
