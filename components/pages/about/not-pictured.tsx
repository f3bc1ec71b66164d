import { team } from '@/components/pages/about/copy';
import { ButtonLink } from '@/components/ui/button';
import { routes } from '@/lib/routes';
import styles from './not-pictured.module.css';

/** An empty frame after the photos of the team, the handwritten note “Save me a seat”, and a link to the roles. */
export function NotPictured() {
  return (
    <li className={`screen-only ${styles.row}`}>
      <div className={styles.frame} aria-hidden="true" />
      <h3 className={styles.title}>{team.notPictured.title}</h3>
      <p className={styles.text}>{team.notPictured.text}</p>
      <i className={styles.handwriting} aria-hidden="true" />
      <p className={styles.action}>
        <ButtonLink href={routes.roles}>{team.notPictured.action}</ButtonLink>
      </p>
    </li>
  );
}
