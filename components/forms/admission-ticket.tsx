import { Drawing } from '@/components/art/drawing';
import ink from '@/components/art/ink.module.css';
import marks from '@/components/art/marks.module.css';
import { Ticket } from '@/components/art/ticket';
import { formCopy } from '@/components/forms/copy';
import { SentName } from '@/components/forms/thank-you';
import styles from './admission-ticket.module.css';

interface AdmissionTicketProps {
  /** What the visitor has sent. */
  text: string;
  /** A drawing in the format of the roles' drawings, an SVG file as text. */
  svg: string;
}

/** The ticket of the thank-you: the visitor's name, what they have sent, and the stamp on the stub. */
export function AdmissionTicket({ text, svg }: AdmissionTicketProps) {
  const stub = <p className={`label ${marks.stamp} ${styles.stamp}`}>{formCopy.received}</p>;
  return (
    <Ticket className={styles.ticket} stub={stub}>
      <div className={styles.main}>
        <div className={styles.picture}>
          <Drawing svg={svg} className={ink.lines} />
        </div>
        <div className={`stack-2 ${styles.text}`}>
          <SentName className={`display ${styles.name}`} />
          <p className={styles.sent}>{text}</p>
        </div>
      </div>
    </Ticket>
  );
}
