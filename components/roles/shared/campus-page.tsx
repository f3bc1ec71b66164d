import type { StaticImageData } from 'next/image';
import { DescriptionList } from '@/components/ui/description-list';
import { Paper } from '@/components/art/paper';
import { Timetable } from '@/components/art/timetable';
import { PositionHeader } from '@/components/roles/shared/header';
import { OpeningSections, PositionPage } from '@/components/roles/shared/position-page';
import type { CampusCopy, Role } from '@/components/roles/shared/types';
import { Tasks } from '@/components/roles/shared/tasks';
import { WhyJoin } from '@/components/roles/shared/why-join';
import styles from './campus-page.module.css';

function About({ copy }: { copy: CampusCopy['about'] }) {
  return (
    <section className={styles.about} data-side="left">
      <h2>{copy.title}</h2>
      <p>{copy.text}</p>
      <h3 className={styles.tasksTitle}>{copy.tasksTitle}</h3>
      <Tasks tasks={copy.tasks} />
    </section>
  );
}

function Details({ copy }: { copy: CampusCopy['details'] }) {
  return (
    <section className={`columns ${styles.details}`}>
      <div>
        <h2>{copy.title}</h2>
        <Paper raise="large" head={copy.caption}>
          <DescriptionList rows={copy.rows} className={styles.rows} />
        </Paper>
      </div>
      <div className={`screen-only ${styles.week}`} data-day-palette="">
        <Timetable week={copy.week} />
      </div>
    </section>
  );
}

function Benefits({ copy, role }: { copy: CampusCopy['benefits']; role: Role }) {
  return (
    <section data-background={role.color === 'green' ? 'gold' : 'green'} data-heading="beside">
      <h2>{copy.title}</h2>
      <ul role="list" className={styles.ticks}>
        {copy.points.map(({ title, text }) => (
          <li key={title} className="tick">
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

interface CampusPageProps {
  role: Role;
  page: CampusCopy;
  /** The role's drawing, an SVG file as text. */
  drawing: string;
  photo: StaticImageData;
}

/** The page of a campus ambassador role. */
export function CampusPage({ role, page, drawing, photo }: CampusPageProps) {
  return (
    <PositionPage role={role} drawing={drawing}>
      <OpeningSections>
        <PositionHeader role={role} drawing={drawing} copy={page} />
        <About copy={page.about} />
        <WhyJoin copy={page.why} photo={photo} />
      </OpeningSections>
      <Details copy={page.details} />
      <Benefits copy={page.benefits} role={role} />
    </PositionPage>
  );
}
