import { Timetable } from '@/components/art/timetable';
import { work } from '@/components/roles/creator/copy';
import { Tasks } from '@/components/roles/shared/tasks';
import { Section } from '@/components/ui/section';
import styles from './creator-page.module.css';

/** The section “How it works”. `firstTask` says how to apply. */
export function HowItWorks({ firstTask }: { firstTask: string }) {
  return (
    <Section className={styles.section}>
      <div className={`columns ${styles.work}`}>
        <div className="stack-4">
          <h2>{work.title}</h2>
          <Tasks tasks={[{ title: work.firstTitle, text: firstTask }, ...work.tasks]} />
        </div>
        <div className="screen-only" data-day-palette="">
          <Timetable week={work.week} />
        </div>
      </div>
    </Section>
  );
}
