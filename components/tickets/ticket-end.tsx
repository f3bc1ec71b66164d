import { ticketWords } from '@/components/tickets/copy';
import { ButtonFace } from '@/components/ui/button';
import { Link } from '@/components/ui/link';
import type { Role } from '@/components/role-page/types';
import perforation from '@/components/art/perforation.module.css';
import seam from './seam.module.css';
import styles from './ticket-end.module.css';

/** The perforated stub of a ticket, with the text of the ticket's link. */
export function TicketEnd({ role }: { role: Role }) {
  const facts = [
    { label: ticketWords.commitment, value: role.commitment },
    { label: ticketWords.location, value: role.location },
    ...(role.hours ? [{ label: ticketWords.hours, value: role.hours }] : []),
    ...(role.pay ? [{ label: ticketWords.pay, value: role.pay }] : []),
    ...(role.dates ? [{ label: ticketWords.dates, value: role.dates }] : []),
  ];
  return (
    <div className={styles.end}>
      <div className={styles.stub}>
        <div className={`${styles.sheet} box ${perforation.edge} ${seam.joined}`} data-part="stub">
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
            {ticketWords.apply}
            <span className="visually-hidden">{ticketWords.applyFor(role.title)}</span>
          </ButtonFace>
        </Link>
      ) : (
        <p className={styles.closed}>{ticketWords.closed}</p>
      )}
    </div>
  );
}
