import { pitch, planner, proof } from '@/components/brands/copy';
import { Planner } from '@/components/brands/planner';
import { SubmissionForm } from '@/components/forms/submission-form';
import styles from './registration.module.css';

const card = `box raised ${styles.card}`;

/** The top of /brands: the pitch, the form, and the planner, which can add to the form's message. */
export function Registration() {
  return (
    <section className={`halftone ${styles.registration}`}>
      <div className={`page stack-6 ${styles.columns}`}>
        <div className={`stack-4 ${styles.pitch}`}>
          <p className="label">{pitch.eyebrow}</p>
          <h1>{pitch.title}</h1>
          <p className="lead">{pitch.lead}</p>
          <ul role="list" className={styles.proof}>
            {proof.map(({ figure, text }) => (
              <li key={text}>
                <strong>{figure}</strong> <span>{text}</span>
              </li>
            ))}
          </ul>
        </div>
        <div className={`${card} ${styles.form}`} data-day-palette="">
          <h2>{pitch.formTitle}</h2>
          <a className={`screen-only ${styles.plannerLink}`} href="#planner">
            {planner.link}
          </a>
          <SubmissionForm />
        </div>
        <Planner className={card} />
      </div>
    </section>
  );
}
