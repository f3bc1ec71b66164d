import { Timetable } from '@/components/art/timetable';
import { work } from '@/components/roles/creator/copy';
import { Tasks } from '@/components/roles/shared/tasks';
import { Section } from '@/components/ui/section';
import styles from './work.module.css';

/** The section “How it works”. */
export function Work() {
  return (
    <Section className={styles.work}>
      <div className={`columns ${styles.columns}`}>
        <div className="stack-4">
          <h2>{work.title}</h2>
          <Tasks tasks={work.tasks} />
        </div>
        <div className="screen-only" data-day-palette="">
          <Timetable week={work.week} />
        </div>
      </div>
    </Section>
  );
}
