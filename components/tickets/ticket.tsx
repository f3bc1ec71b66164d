import { listForms } from '@/components/roles';
import { Applied } from '@/components/tickets/applied';
import { ticketWords } from '@/components/tickets/copy';
import { findLook } from '@/components/roles/looks';
import { RoleDrawing } from '@/components/role-page/role-drawing';
import { TicketEnd } from '@/components/tickets/ticket-end';
import type { Role } from '@/components/role-page/types';
import perforation from '@/components/art/perforation.module.css';
import picture from './picture.module.css';
import seam from './seam.module.css';
import styles from './ticket.module.css';

/** A role as a ticket, which is one link: picture, texts and stub. */
export function Ticket({ role }: { role: Role }) {
  const look = findLook(role);
  return (
    <li className={`${styles.ticket} ${look.colors}`} data-role={role.id} data-day-palette="">
      <div className={styles.main}>
        <div className={`${styles.sheet} box ${perforation.edge} ${seam.joined}`} data-part="main">
          <div className={`screen-only halftone ${picture.picture}`}>
            <RoleDrawing look={look} />
          </div>
          <div className={styles.words}>
            <p className="label">
              {ticketWords.number} {role.number}
              <Applied forms={listForms(role).map(({ formId }) => formId)} />
            </p>
            <h2 className={styles.title}>{role.title}</h2>
            <p>{role.ticket.text}</p>
          </div>
        </div>
      </div>
      <TicketEnd role={role} />
    </li>
  );
}
