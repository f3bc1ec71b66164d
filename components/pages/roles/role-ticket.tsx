import { Drawing } from '@/components/art/drawing';
import ink from '@/components/art/ink.module.css';
import { ticketCopy } from '@/components/pages/roles/copy';
import { DescriptionList } from '@/components/ui/description-list';
import { Ticket } from '@/components/art/ticket';
import { listTerms, rolePageCopy } from '@/components/roles/shared/copy';
import type { Role } from '@/components/roles/shared/types';
import { drawings } from '@/components/roles/drawings';
import button from '@/components/ui/button.module.css';
import { Link } from '@/components/ui/link';
import styles from './tickets.module.css';

/** A role in the list of roles, drawn as a ticket. The link covers the whole ticket, whose stub tears on hover. */
export function RoleTicket({ role }: { role: Role }) {
  const link = role.open ? (
    <Link className={`screen-only ${styles.link}`} href={role.route}>
      <span className={button.button}>
        {rolePageCopy.applyNow}
        <span className="visually-hidden">{ticketCopy.applyFor(role.title)}</span>
      </span>
    </Link>
  ) : (
    <p className={styles.closed}>{rolePageCopy.closed}</p>
  );
  return (
    <li className={styles.item}>
      <Ticket
        className={styles.ticket}
        stacks
        stub={<DescriptionList layout="stacked" rows={listTerms(role)} className={styles.rows} />}
        action={link}
      >
        <div className={styles.main}>
          <div className={`screen-only halftone ${styles.picture}`} data-background={role.color}>
            <Drawing svg={drawings[role.id]} className={ink.lines} />
          </div>
          <div className={styles.text}>
            <h2 className={styles.title}>{role.title}</h2>
            <p>{role.ticketText}</p>
          </div>
        </div>
      </Ticket>
    </li>
  );
}
