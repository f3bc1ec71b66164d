import { team } from '@/components/about/copy';
import { NotPictured } from '@/components/about/not-pictured';
import { people } from '@/components/about/team';
import { Picture } from '@/components/art/picture';
import { Section } from '@/components/ui/section';
import styles from './yearbook.module.css';

/** The team, drawn as a yearbook page. */
export function Yearbook() {
  return (
    <Section>
      <div className={`stack-5 ${styles.head}`}>
        <div className="stack-3">
          <p className="label">{team.eyebrow}</p>
          <h2 className="size-4">{team.title}</h2>
          <p className="lead">{team.lead}</p>
        </div>
        <div className={`stack-4 ${styles.signatures}`} aria-hidden="true">
          <i className={styles.never} />
          <i className={styles.summer} />
        </div>
      </div>
      <ul role="list" className={styles.photos}>
        {people.map(({ name, role, superlative, portrait }) => (
          <li key={role} className={styles.person}>
            <Picture file={portrait} className={styles.photo} />
            {name && <p className={styles.name}>{name}</p>}
            <h3 className={styles.role}>{role}</h3>
            <p className={styles.superlative}>
              <span>{superlative}</span>
            </p>
          </li>
        ))}
        <NotPictured />
      </ul>
    </Section>
  );
}
