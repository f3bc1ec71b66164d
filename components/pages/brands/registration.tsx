import { pitch, planner, proof } from '@/components/pages/brands/copy';
import { Planner } from '@/components/pages/brands/planner';
import { SubmissionForm } from '@/components/forms/submission-form';
import { Figures } from '@/components/art/figures';
import { Paper } from '@/components/art/paper';
import styles from './registration.module.css';

/** The top of /brands: the pitch, the form, and the planner, which can add to the form's message. */
export function Registration() {
  return (
    <section className={`halftone ${styles.registration}`}>
      <div className={`page columns ${styles.columns}`}>
        <div className={`stack-4 ${styles.pitch}`}>
          <p className="label">{pitch.eyebrow}</p>
          <h1>{pitch.title}</h1>
          <p className="lead">{pitch.lead}</p>
          <Figures list={proof} className={styles.proof} />
        </div>
        <Paper raise="large" className={`${styles.card} ${styles.form}`}>
          <h2>{pitch.formTitle}</h2>
          <a className={`screen-only tap ${styles.plannerLink}`} href="#planner">
            {planner.link}
          </a>
          <SubmissionForm />
        </Paper>
        <Paper raise="large" className={`screen-only ${styles.card} ${styles.planner}`}>
          <Planner />
        </Paper>
      </div>
    </section>
  );
}
