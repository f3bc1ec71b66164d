import { Note } from '@/components/art/note';
import { policy } from '@/components/pages/privacy/copy';
import { Section } from '@/components/ui/section';
import styles from './privacy-policy.module.css';

/** The top of the privacy policy: its title, its effective date, and a short version on an index card. */
export function Cover() {
  return (
    <Section background="chalk" className={styles.cover}>
      <div className={`columns ${styles.coverColumns}`}>
        <div className="stack-4">
          <p className="label">{policy.effective}</p>
          <h1>{policy.title}</h1>
          <p className="lead">{policy.lead}</p>
        </div>
        <Note className={styles.card} kind="ruled" tilt="right">
          <p className={`display ${styles.title}`}>{policy.shortVersion.title}</p>
          <ul role="list">
            {policy.shortVersion.points.map((point) => (
              <li key={point}>{point}</li>
            ))}
          </ul>
        </Note>
      </div>
    </Section>
  );
}
