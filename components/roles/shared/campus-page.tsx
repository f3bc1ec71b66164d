import type { StaticImageData } from 'next/image';
import { DescriptionList } from '@/components/ui/description-list';
import { Paper } from '@/components/art/paper';
import { Picture } from '@/components/art/picture';
import { Timetable } from '@/components/art/timetable';
import { PositionHeader } from '@/components/roles/shared/position-header';
import { PositionPage } from '@/components/roles/shared/position-page';
import type { CampusCopy, Role } from '@/components/roles/shared/types';
import styles from './campus-page.module.css';

function About({ copy }: { copy: CampusCopy['about'] }) {
  return (
    <section className={styles.about} data-background="paper" data-side="left">
      <div className={styles.intro}>
        <h2>{copy.title}</h2>
        <p>{copy.text}</p>
      </div>
      <div>
        <p className={`label ${styles.tasksTitle}`}>{copy.tasksTitle}</p>
        <dl className={styles.tasks}>
          {copy.tasks.map(({ title, text }) => (
            <div key={title}>
              <dt>{title}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      </div>
      <div className={`screen-only ${styles.week}`} data-day-palette="">
        <Timetable week={copy.week} />
      </div>
    </section>
  );
}

/** The main reason, with a picture. */
function WhyJoin({ copy, photo }: { copy: CampusCopy['why']; photo: StaticImageData }) {
  const { title, reason } = copy;
  return (
    <section className={styles.why} data-background="chalk" data-side="right">
      <h2>{title}</h2>
      <div>
        <h3>{reason.title}</h3>
        <p>{reason.text}</p>
      </div>
      <Picture file={photo} />
    </section>
  );
}

/** Hours, dates and pay, large, and the other details. */
function Details({ copy }: { copy: CampusCopy['details'] }) {
  return (
    <section data-background="gold" data-side="left">
      <h2>{copy.title}</h2>
      <DescriptionList
        layout="stacked"
        className={styles.facts}
        rows={copy.facts.map(({ label, fact, more }) => ({
          label,
          value: (
            <>
              <strong className="display">{fact}</strong> {more}
            </>
          ),
        }))}
      />
      <Paper raise="large">
        <DescriptionList rows={copy.rows} className={styles.rows} />
      </Paper>
    </section>
  );
}

function Benefits({ copy }: { copy: CampusCopy['benefits'] }) {
  return (
    <section className={styles.benefits} data-background="green" data-side="right">
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
    <PositionPage
      role={role}
      drawing={drawing}
      belowFold={
        <>
          <Details copy={page.details} />
          <Benefits copy={page.benefits} />
        </>
      }
    >
      <PositionHeader role={role} drawing={drawing} copy={page} />
      <About copy={page.about} />
      <WhyJoin copy={page.why} photo={photo} />
    </PositionPage>
  );
}
