import { Ticket } from '@/components/art/ticket';
import { programsLabel } from '@/components/pages/services/copy';
import { listPrograms } from '@/components/roles';
import { Link } from '@/components/ui/link';
import styles from './programs.module.css';

/** The programs that run, drawn as tickets that lead to their roles; nothing if there are none. */
export function Programs() {
  const programs = listPrograms();
  if (!programs.length) return null;
  return (
    <div className="stack-3">
      <h3 className="label">{programsLabel}</h3>
      <ul role="list" className="stack-4">
        {programs.map(({ route, color, title, dates, programText }) => (
          <li key={route}>
            <Link className={styles.program} href={route}>
              <Ticket
                className={styles.ticket}
                stub={<span className={styles.dates}>{dates}</span>}
              >
                <span className={styles.title} data-background={color}>
                  <strong>{title}</strong> <span>{programText}</span>
                </span>{' '}
              </Ticket>
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
