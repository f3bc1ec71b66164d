import { tickets, ticketWords } from '@/components/tickets/copy';
import { RoleDrawing } from '@/components/roles/role-drawing';
import { TicketEnd } from '@/components/tickets/ticket-end';
import { ticketNumber, type Role } from '@/lib/roles';
import perforation from './perforation.module.css';
import picture from './picture.module.css';
import styles from './ticket.module.css';

/** One opening as a ticket: its picture, its words, and its stub. All of it is one link. */
export function Ticket({ role }: { role: Role }) {
  return (
    <li className={styles.ticket} data-role={role.id} data-paper="">
      <div className={styles.main}>
        <div className={`${styles.sheet} ${perforation.sheet}`} data-part="main">
          <div className={picture.picture}>
            <RoleDrawing role={role.id} />
          </div>
          <div className={styles.words}>
            <p className="label">
              {ticketWords.number} {ticketNumber(role)}
            </p>
            <h2 className={styles.title}>{role.title}</h2>
            <p>{tickets[role.id].text}</p>
          </div>
        </div>
      </div>
      <TicketEnd role={role} />
    </li>
  );
}
