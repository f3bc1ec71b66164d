import { Timetable, type Week } from '@/components/art/timetable';
import { workTitle } from '@/components/roles/creator/copy';
import type { Point } from '@/components/roles/shared/types';
import { Section } from '@/components/ui/section';
import styles from './creator-page.module.css';

/** The section “How it works”: the steps across the page, or beside an example week. */
export function HowItWorks({ steps, week }: { steps: readonly Point[]; week?: Week }) {
  return (
    <Section background="sky" className={styles.section}>
      <div className={`stack-6 ${styles.work}`} data-week={week && ''}>
        <h2>{workTitle}</h2>
        <ol role="list" className={`steps ${styles.steps}`}>
          {steps.map(({ title, text }) => (
            <li key={title}>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ol>
        {week && (
          <div className="screen-only" data-day-palette="">
            <Timetable week={week} />
          </div>
        )}
      </div>
    </Section>
  );
}
