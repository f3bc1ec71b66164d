import { team } from '@/components/about/copy';
import { people } from '@/components/about/team';
import { Section } from '@/components/ui/section';
import { ButtonLink } from '@/components/ui/button';
import { routes } from '@/lib/site';
import styles from './yearbook.module.css';

/** The team, as a page of the yearbook; the frame below is kept free. */
export function Yearbook() {
  return (
    <Section>
      <div className={styles.head}>
        <div className={styles.words}>
          <p className="label">{team.eyebrow}</p>
          <h2 className={styles.title}>{team.title}</h2>
          <p className="lead">{team.lead}</p>
        </div>
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
        <li className={styles.absent}>
          <div className={styles.empty} aria-hidden="true" />
          <h3 className={styles.notPictured}>{team.notPictured.title}</h3>
          <p className={styles.left}>{team.notPictured.text}</p>
          <p className={styles.action}>
            <ButtonLink href={routes.roles}>{team.notPictured.action}</ButtonLink>
          </p>
        </li>
      </ul>
    </Section>
  );
}
