import { services, signpost } from '@/components/pages/services/copy';
import styles from './services-hero.module.css';

/** The services in short, drawn as the arms of a signpost. Each arm is a link to the service's section. */
export function Signpost() {
  return (
    <nav aria-label={signpost.label} className={styles.signpost}>
      <ul role="list" className={styles.arms}>
        {services.map(({ id, background, code, number, title, tagline }) => (
          <li key={id} className={styles.arm}>
            <a href={`#${id}`}>
              <div className={`stack-1 ${styles.board}`} data-background={background}>
                <span className={styles.armCode}>
                  {code} {number}
                </span>
                <h2 className={styles.armTitle}>{title}</h2>
                <span>{tagline}</span>
                <span className={styles.more}>{signpost.more}</span>
              </div>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
