import { team } from '@/components/about/copy';
import { people } from '@/components/about/team';
import { Band } from '@/components/ui/band';
import { Link } from '@/components/ui/link';
import { routes } from '@/lib/site';
import styles from './yearbook.module.css';

/** The team, as a page of the yearbook; the sixth frame is kept free. */
export function Yearbook() {
  return (
    <Band margin>
      <div className={styles.page}>
        <div className={styles.head}>
          <h2 className={styles.title}>{team.title}</h2>
          <p className="lead">{team.lead}</p>
          <p className={styles.signature} aria-hidden="true">
            {team.signature}
          </p>
        </div>
        <ul role="list" className={styles.photos}>
          {people.map(({ name, role, superlative, Portrait }) => (
            <li key={role} className={styles.person}>
              <div className={styles.photo}>
                <Portrait />
              </div>
              <h3 className={styles.name}>{name}</h3>
              <p className={styles.role}>{role}</p>
              <p className={styles.superlative}>
                <span>{superlative}</span>
              </p>
            </li>
          ))}
          <li className={styles.person}>
            <div className={styles.photo} data-empty="" aria-hidden="true" />
            <h3 className={styles.name}>{team.notPictured.title}</h3>
            <p className={styles.role}>{team.notPictured.text}</p>
            <p>
              <Link className={styles.link} href={routes.roles}>
                {team.notPictured.action}
              </Link>
            </p>
          </li>
        </ul>
      </div>
    </Band>
  );
}
