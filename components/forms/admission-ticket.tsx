import { Drawing } from '@/components/art/drawing';
import ink from '@/components/art/ink.module.css';
import { formCopy } from '@/components/forms/copy';
import { SentName } from '@/components/forms/thank-you';
import marks from '@/components/art/marks.module.css';
import { Ticket } from '@/components/art/ticket';
import styles from './admission-ticket.module.css';

interface AdmissionTicketProps {
  role: string;
  /** The role's drawing, an SVG file as text. */
  svg: string;
  /** The number of parts of the form, which are punched into the stub. */
  holes: number;
}

/** The ticket in the thank-you dialog of a role, with the visitor's first name. */
export function AdmissionTicket({ role, svg, holes }: AdmissionTicketProps) {
  const stub = (
    <p className={`stack-2 ${styles.holes}`} aria-hidden="true">
      {Array.from({ length: holes }, (_, hole) => (
        <i key={hole} className={marks.hole} />
      ))}
    </p>
  );
  return (
    <Ticket className={styles.ticket} stub={stub}>
      <div className={styles.main}>
        <div className={styles.picture}>
          <Drawing svg={svg} className={ink.lines} />
        </div>
        <div className={`stack-1 ${styles.text}`}>
          <p className={`label ${marks.stamp}`}>{formCopy.received}</p>
          <p className={`display ${styles.name}`}>
            <SentName />
          </p>
          <p className={styles.role}>{role}</p>
        </div>
      </div>
    </Ticket>
  );
}
