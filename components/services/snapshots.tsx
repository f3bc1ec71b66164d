import { snapshots } from '@/components/services/copy';
import { Section } from '@/components/ui/section';
import styles from './snapshots.module.css';

/** Three cards in a file drawer, each with its tab. They lead to the entries below. */
export function Snapshots() {
  return (
    <Section background="chalk" className={styles.cabinet} aria-label={snapshots.label}>
      <div className={styles.drawer}>
        {snapshots.cards.map(({ code, id, title, text }) => (
          <article key={id} className={styles.card}>
            <p className={styles.tab}>{code}</p>
            <div className={styles.face}>
              <h2 className={styles.title}>{title}</h2>
              <p>{text}</p>
              <a className={styles.more} href={`#${id}`}>
                {snapshots.more}
                <span className="visually-hidden">: {title}</span>
              </a>
              <p className={`display ${styles.number}`} aria-hidden="true">
                {code.slice(-3)}
              </p>
            </div>
          </article>
        ))}
      </div>
      <div className={styles.front} aria-hidden="true">
        <p className="label">{snapshots.drawer}</p>
      </div>
    </Section>
  );
}
