import marks from '@/components/art/marks.module.css';
import { Paper } from '@/components/art/paper';
import { services, snapshots } from '@/components/pages/services/copy';
import { Section } from '@/components/ui/section';
import styles from './snapshots.module.css';

/** The three services on cards. Each card is a link to the service's section. */
export function Snapshots() {
  return (
    <Section background="chalk" className={styles.snapshots} aria-label={snapshots.label}>
      <ul role="list" className={styles.cards}>
        {services.map(({ id, code, number, title, tagline }) => (
          <li key={id}>
            <Paper className={`stack-3 ${styles.card}`} raise="large" data-course={number}>
              <p className={marks.code}>
                {code} {number}
              </p>
              <h2 className={styles.title}>{title}</h2>
              <p>{tagline}</p>
              <a className={`covering tap ${styles.more}`} href={`#${id}`}>
                {snapshots.more}
                <span className="visually-hidden">: {title}</span>
              </a>
            </Paper>
          </li>
        ))}
      </ul>
    </Section>
  );
}
