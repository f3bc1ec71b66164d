import { catalog } from '@/components/pages/home/copy';
import marks from '@/components/art/marks.module.css';
import { Paper } from '@/components/art/paper';
import { services } from '@/components/pages/services/copy';
import { ButtonLink } from '@/components/ui/button';
import { Link } from '@/components/ui/link';
import { Section } from '@/components/ui/section';
import { routes } from '@/lib/routes';
import styles from './catalog.module.css';

/** The three services, drawn as a page of a course catalog. */
export function Catalog() {
  return (
    <Section background="chalk">
      <div className={`stack-4 ${styles.head}`}>
        <h2 className="size-4">{catalog.title}</h2>
        <p className="lead">{catalog.lead}</p>
      </div>
      <Paper raise="large" head={catalog.sheet}>
        {services.map(({ id, background, code, number, title, about, summary, takeaways }) => (
          <article key={id} className={styles.course}>
            <p className={`halftone row-3 wrap ${styles.code}`} data-background={background}>
              <span className={marks.code}>{code}</span>{' '}
              <span className={`display ${marks.number} ${styles.number}`}>{number}</span>
            </p>
            <div className={`stack-4 ${styles.entry}`}>
              <h3 className="size-3">{title}</h3>
              <p>{summary}</p>
              <div className={`row-4 wrap ${styles.actions}`}>
                <ButtonLink href={routes.brands}>
                  {catalog.action}
                  <span className="visually-hidden"> {about}</span>
                </ButtonLink>
                <Link className="tap" href={`${routes.services}#${id}`}>
                  {catalog.course} {code}&nbsp;{number}
                </Link>
              </div>
            </div>
            <div className={styles.takeaways}>
              <h4 className="label">{catalog.takeawaysTitle}</h4>
              <ul role="list">
                {takeaways.map((item) => (
                  <li key={item} className="tick">
                    {item}
                  </li>
                ))}
              </ul>
            </div>
          </article>
        ))}
      </Paper>
    </Section>
  );
}
