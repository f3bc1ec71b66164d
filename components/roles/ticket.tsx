import { tickets, ticketWords } from '@/components/roles/copy';
import { RoleDrawing } from '@/components/roles/drawings/role-drawing';
import { ButtonFace } from '@/components/ui/button';
import { Link } from '@/components/ui/link';
import { ticketNumber, type Role } from '@/lib/content/roles';
import perforation from './perforation.module.css';
import picture from './picture.module.css';
import styles from './ticket.module.css';

/**
 * One opening as a ticket: its picture, its words, and a stub that tears off at the holes. All of it is
 * one link, whose words stand on the stub.
 */
export function Ticket({ role }: { role: Role }) {
  const { text, fact } = tickets[role.id];
  const facts = [
    { label: ticketWords.commitment, value: role.commitment },
    { label: ticketWords.location, value: role.location },
    fact,
  ];
  return (
    <li className={styles.ticket} data-role={role.id}>
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
            <p>{text}</p>
          </div>
        </div>
      </div>
      <div className={styles.end}>
        <div className={styles.stub}>
          <div className={`${styles.sheet} ${perforation.sheet}`} data-part="stub">
            <dl className={styles.facts}>
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
          <Link className={styles.link} href={role.route}>
            <ButtonFace>
              {ticketWords.apply}
              <span className="visually-hidden">{ticketWords.applyFor(role.title)}</span>
            </ButtonFace>
          </Link>
        ) : (
          <p className={styles.closed}>{ticketWords.closed}</p>
        )}
      </div>
    </li>
  );
}
