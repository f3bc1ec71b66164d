import { listForms } from '@/components/roles';
import { Applied } from '@/components/tickets/applied';
import { ticketCopy } from '@/components/tickets/copy';
import { findTheme } from '@/components/roles/themes';
import { RoleDrawing } from '@/components/role-page/role-drawing';
import { TicketStub } from '@/components/tickets/ticket-stub';
import type { Role } from '@/components/role-page/types';
import perforation from '@/components/art/perforation.module.css';
import picture from './picture.module.css';
import seam from './seam.module.css';
import styles from './ticket.module.css';

/** A role in the list of roles, drawn as a ticket: picture, texts and stub. The whole ticket is one link. */
export function Ticket({ role }: { role: Role }) {
  const theme = findTheme(role);
  return (
    <li className={`${styles.ticket} ${theme.colors}`} data-role={role.id} data-day-palette="">
      <div className={styles.main}>
        <div
          className={`${styles.paper} box ${perforation.edge} ${seam.joined}`}
          data-ticket-part="main"
        >
          <div className={`screen-only halftone ${picture.picture}`}>
            <RoleDrawing theme={theme} />
          </div>
          <div className={styles.text}>
            <p className="label">
              {ticketCopy.number} {role.number}
              <Applied formIds={listForms(role).map(({ formId }) => formId)} />
            </p>
            <h2 className={styles.title}>{role.title}</h2>
            <p>{role.ticket.text}</p>
          </div>
        </div>
      </div>
      <TicketStub role={role} />
    </li>
  );
}
