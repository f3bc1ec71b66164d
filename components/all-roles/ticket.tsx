import { Drawing } from '@/components/art/drawing';
import ink from '@/components/art/ink.module.css';
import { drawings } from '@/components/roles/drawings';
import type { Role } from '@/components/role-page/types';
import { TicketStub } from '@/components/all-roles/ticket-stub';
import perforation from '@/components/art/perforation.module.css';
import picture from './picture.module.css';
import seam from './seam.module.css';
import styles from './ticket.module.css';

/** A role in the list of roles, drawn as a ticket: picture, texts and stub. The whole ticket is one link. */
export function Ticket({ role }: { role: Role }) {
  return (
    <li className={styles.ticket} data-role={role.id} data-day-palette="">
      <div className={styles.main}>
        <div
          className={`${styles.paper} box ${perforation.edge} ${seam.joined}`}
          data-ticket-part="main"
        >
          <div className={`screen-only halftone ${picture.picture}`}>
            <Drawing svg={drawings[role.id]} className={ink.lines} />
          </div>
          <div className={styles.text}>
            <h2 className={styles.title}>{role.title}</h2>
            <p>{role.ticketText}</p>
          </div>
        </div>
      </div>
      <TicketStub role={role} />
    </li>
  );
}
