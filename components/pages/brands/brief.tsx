import { Paper } from '@/components/art/paper';
import { SubmissionForm } from '@/components/forms/submission-form';
import { keyFigures, pitch } from '@/components/pages/brands/copy';
import { Planner } from '@/components/pages/brands/planner';
import { sectionIds } from '@/lib/site';
import styles from './brief.module.css';

/** The top of /brands: the pitch, and a sheet with the form and the planner, which writes into the form's message. */
export function Brief() {
  return (
    <section className={`halftone ${styles.brief}`} data-background="gold">
      <div className="page stack-4">
        <div className="stack-2">
          <p className="label">{pitch.eyebrow}</p>
          <h1 className={styles.title}>{pitch.title}</h1>
          <div className={`lead row-4 wrap ${styles.lead}`}>
            <p>{pitch.lead}</p>
            <a className="tap" href={`#${sectionIds.reportCard}`}>
              {pitch.reportCard}
            </a>
          </div>
        </div>
        <Paper raise="large" head={pitch.sheet}>
          <div className={styles.sheet}>
            <h2 className="size-2">{pitch.formTitle}</h2>
            <SubmissionForm beforeActions={<Planner />} />
          </div>
        </Paper>
        <ul role="list" className={styles.figures}>
          {keyFigures.map(({ figure, text }) => (
            <li key={text}>
              <strong className="display size-2">{figure}</strong> <span>{text}</span>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
