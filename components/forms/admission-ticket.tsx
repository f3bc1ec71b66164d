import type { ReactNode } from 'react';
import cap from '@/components/art/diploma-cap.svg?raw';
import capStyles from '@/components/art/diploma-cap.module.css';
import { Drawing } from '@/components/art/drawing';
import ink from '@/components/art/ink.module.css';
import marks from '@/components/art/marks.module.css';
import { Ticket } from '@/components/art/ticket';
import { formCopy } from '@/components/forms/copy';
import { SentEmail, SentName } from '@/components/forms/thank-you';
import type { Background } from '@/components/ui/section';
import type { FormDefinition } from '@/lib/forms/types';
import styles from './admission-ticket.module.css';

interface AdmissionTicketProps {
  form: FormDefinition;
  /** A drawing in the format of the roles' drawings, an SVG file as text. */
  svg: string;
  /** The background of the drawing. */
  color: Background;
  /** More of what was sent, on wide screens. */
  children?: ReactNode;
}

/**
 * The drawings of the thank-you: a mortarboard whose tassel flips once, and a ticket with the visitor's name, what they
 * have sent, and a stamp.
 * Rendered on the server, because client rendering would add 2 KB of script.
 */
export function AdmissionTicket({ form, svg, color, children }: AdmissionTicketProps) {
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
            {children && <div className={styles.more}>{children}</div>}
            <SentEmail className={styles.email} />
          </div>
        </div>
      </Ticket>
    </>
  );
}
