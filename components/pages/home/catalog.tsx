import { catalog } from '@/components/pages/home/copy';
import marks from '@/components/art/marks.module.css';
import { services } from '@/components/pages/services/copy';
import { ButtonLink } from '@/components/ui/button';
import { Link } from '@/components/ui/link';
import { Section } from '@/components/ui/section';
import { routes } from '@/lib/routes';
import styles from './catalog.module.css';

/** The three services, drawn as entries of a course catalog. */
export function Catalog() {
  return (
    <Section>
      <div className={`stack-4 ${styles.head}`}>
        <h2 className={`size-4 ${styles.heading}`}>{catalog.title}</h2>
        <p className="lead">{catalog.lead}</p>
      </div>
      {services.map(({ id, code, number, title, about, summary, takeaways }) => (
        <article key={id} className={`stack-5 ${styles.course}`} data-course={number}>
          <p className={`row-3 ${styles.code}`}>
            <span className={marks.code}>{code}</span>{' '}
            <span className={`${marks.number} ${styles.number}`}>{number}</span>
          </p>
          <div className={`stack-4 ${styles.entry}`}>
            <h3 className="size-3">{title}</h3>
            <p>{summary}</p>
            <div className={`row-5 ${styles.actions}`}>
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
    </Section>
  );
}
