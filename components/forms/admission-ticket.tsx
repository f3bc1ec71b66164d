import cap from '@/components/art/diploma-cap.svg?raw';
import capStyles from '@/components/art/diploma-cap.module.css';
import { Drawing } from '@/components/art/drawing';
import ink from '@/components/art/ink.module.css';
import marks from '@/components/art/marks.module.css';
import { Ticket } from '@/components/art/ticket';
import { formCopy } from '@/components/forms/copy';
import { SentName, SentValue } from '@/components/forms/thank-you';
import type { Background } from '@/components/ui/section';
import { listFields } from '@/lib/forms/list-fields';
import type { FormDefinition } from '@/lib/forms/types';
import styles from './admission-ticket.module.css';

interface AdmissionTicketProps {
  form: FormDefinition;
  /** A drawing in the format of the roles' drawings, an SVG file as text. */
  svg: string;
  /** The background of the drawing. */
  color: Background;
  /** The name of a field. On wide screens, the ticket also shows what the visitor typed into it. */
  textField?: string;
}

/**
 * The drawings of the thank-you: a mortarboard whose tassel flips once, and a ticket with the visitor's name, what they
 * have sent, and a stamp.
 * Rendered on the server, because client rendering would add 2 KB of script.
 */
export function AdmissionTicket({ form, svg, color, textField }: AdmissionTicketProps) {
  const email = listFields(form).find(({ type }) => type === 'email');
  const stub = <p className={`label ${marks.stamp} ${styles.stamp}`}>{formCopy.received}</p>;
  return (
    <>
      <Drawing svg={cap} className={capStyles.cap} />
      <Ticket className={styles.ticket} stub={stub}>
        <div className={styles.main}>
          <div className={styles.picture} data-background={color}>
            <Drawing svg={svg} className={ink.lines} />
          </div>
          <div className={`stack-2 ${styles.text}`}>
            <SentName className={`display ${styles.name}`} />
            <p className={styles.sent}>{form.thankYou.ticket}</p>
            {textField && <SentValue name={textField} className={styles.value} />}
            {email && <SentValue name={email.name} className={styles.email} />}
          </div>
        </div>
      </Ticket>
    </>
  );
}
