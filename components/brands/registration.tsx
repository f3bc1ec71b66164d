import type { ReactNode } from 'react';
import { pitch, planner as plannerCopy, proof } from '@/components/brands/copy';
import { LogoMark } from '@/components/ui/logo-mark';
import styles from './registration.module.css';

interface RegistrationProps {
  planner: ReactNode;
  children: ReactNode;
}

/** The top of /brands: the pitch, a card with the form, and the planner, which can fill in the form's message. */
export function Registration({ planner, children }: RegistrationProps) {
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
        <div className={styles.card} data-day-palette="">
          <div className={styles.head}>
            <p className="label">{pitch.card}</p>
            <LogoMark size={28} />
          </div>
          <div className={`box ${styles.body}`}>
            <h2 className={styles.title}>{pitch.formTitle}</h2>
            <a className={`screen-only ${styles.plannerLink}`} href="#planner">
              {plannerCopy.linkToPlanner}
            </a>
            {children}
          </div>
        </div>
        <div id="planner">{planner}</div>
      </div>
    </section>
  );
}
