import { Cord, Knot } from '@/components/art/cord';
import { notFound } from '@/components/pages/not-found/copy';
import { DescriptionList } from '@/components/ui/description-list';
import { Paper } from '@/components/art/paper';
import { Link } from '@/components/ui/link';
import { Section } from '@/components/ui/section';
import styles from './hall-pass.module.css';

/** The 404 page, drawn as a hall pass on a cord. It swings once around the cord’s upper end. */
export function HallPass() {
  return (
    <Section background="sky" className={styles.hall}>
      <div className={`columns ${styles.columns}`}>
        <div className={`stack-4 ${styles.text}`}>
          <p className="label">{notFound.code}</p>
          <h1 className={styles.title}>{notFound.title}</h1>
          <p className="lead">{notFound.text}</p>
        </div>
        <div className={styles.hanging}>
          <Cord className={`screen-only ${styles.cord}`} />
          <Knot className={`screen-only ${styles.knot}`} />
          <Paper className={styles.pass} raise="large">
            <span className={`screen-only ${styles.hole}`} aria-hidden="true" />
            <p className={`display ${styles.passTitle}`}>{notFound.passTitle}</p>
            <DescriptionList rows={notFound.fields} />
            <p className={`label ${styles.linksTitle}`} id="going-to">
              {notFound.linksTitle}
            </p>
            <ul role="list" className={styles.links} aria-labelledby="going-to">
              {notFound.links.map(({ label, href }) => (
                <li key={href}>
                  <Link className="tick tap" href={href}>
                    {label}
                  </Link>
                </li>
              ))}
            </ul>
            <p className={styles.signature}>{notFound.signature}</p>
          </Paper>
        </div>
      </div>
    </Section>
  );
}
