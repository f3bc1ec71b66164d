import { ticketCopy } from '@/components/all-roles/copy';
import { ButtonFace } from '@/components/ui/button';
import { Link } from '@/components/ui/link';
import type { Role } from '@/components/role-page/types';
import perforation from '@/components/art/perforation.module.css';
import seam from './seam.module.css';
import styles from './ticket-stub.module.css';

/** The part of a role's ticket that tears off: facts about the role, and the link, which covers the whole ticket. */
export function TicketStub({ role }: { role: Role }) {
  const facts = [
    { label: ticketCopy.commitment, value: role.commitment },
    { label: ticketCopy.location, value: role.location },
    ...(role.hours ? [{ label: ticketCopy.hours, value: role.hours }] : []),
    ...(role.pay ? [{ label: ticketCopy.pay, value: role.pay }] : []),
    ...(role.dates ? [{ label: ticketCopy.dates, value: role.dates }] : []),
  ];
  return (
    <div className={styles.wrapper}>
      <div className={styles.stub}>
        <div
          className={`${styles.paper} box ${perforation.edge} ${seam.joined}`}
          data-ticket-part="stub"
        >
          <dl className={`stack-4 ${styles.facts}`}>
            {facts.map(({ label, value }) => (
              <div key={label}>
                <dt className="label">{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        </div>
      </div>
      {role.open ? (
        <Link className={`covering ${styles.link}`} href={role.route}>
          <ButtonFace>
            {ticketCopy.apply}
            <span className="visually-hidden">{ticketCopy.applyFor(role.title)}</span>
          </ButtonFace>
        </Link>
      ) : (
        <p className={styles.closed}>{ticketCopy.closed}</p>
      )}
    </div>
  );
}
