import { Cord, Knot } from '@/components/art/cord';
import { notFound } from '@/components/not-found/copy';
import { Section } from '@/components/ui/section';
import { Link } from '@/components/ui/link';
import styles from './hall-pass.module.css';

/** The 404 page, drawn as a hall pass. */
export function HallPass() {
  return (
    <Section background="sky" className={styles.hall}>
      <div className={`stack-5 ${styles.columns}`}>
        <div className={`stack-4 ${styles.text}`}>
          <p className="label">{notFound.code}</p>
          <h1 className={styles.title}>{notFound.title}</h1>
          <p className="lead">{notFound.text}</p>
        </div>
        <div className={styles.hanging}>
          <span className={`screen-only pin ${styles.pin}`} aria-hidden="true" />
          <Cord className={`screen-only ${styles.string}`} />
          <Knot className={`screen-only ${styles.knot}`} />
          <div className={styles.pass} data-day-palette="">
            <span className={`screen-only ${styles.hole}`} aria-hidden="true" />
            <p className={`display ${styles.passTitle}`}>{notFound.passTitle}</p>
            <dl className={`facts ${styles.fields}`}>
              {notFound.fields.map(([term, value]) => (
                <div key={term}>
                  <dt className="label">{term}</dt>
                  <dd>{value}</dd>
                </div>
              ))}
            </dl>
            <p className="label" id="going-to">
              {notFound.linksTitle}
            </p>
            <ul role="list" className={styles.links} aria-labelledby="going-to">
              {notFound.links.map(({ label, href }) => (
                <li key={href}>
                  <Link className="tick" href={href}>
                    {label}
                  </Link>
                </li>
              ))}
            </ul>
            <p className={styles.signature}>{notFound.signature}</p>
          </div>
        </div>
      </div>
    </Section>
  );
}
