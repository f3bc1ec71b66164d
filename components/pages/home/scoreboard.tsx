import { Picture } from '@/components/art/picture';
import { metrics, scoreboard } from '@/components/pages/home/copy';
import { Counters } from '@/components/pages/home/counters';
import floodlight from '@/components/pages/home/floodlight.svg';
import { listPrograms } from '@/components/roles';
import { Link } from '@/components/ui/link';
import { Section } from '@/components/ui/section';
import { formatNumber } from '@/lib/format-number';
import { routes } from '@/lib/routes';
import { sectionIds } from '@/lib/site';
import styles from './scoreboard.module.css';

/** The metrics, drawn as a stadium scoreboard. The HTML contains the final values, over which Counters draws. */
export function Scoreboard() {
  const programs = listPrograms();
  return (
    <Section background="sky" id={sectionIds.metrics} tabIndex={-1} className={styles.stadium}>
      <div className={styles.board} data-background="ink">
        <Picture file={floodlight} className={`screen-only ${styles.light}`} />
        <Picture file={floodlight} className={`screen-only ${styles.light}`} />
        <h2 className={`label row-2 ${styles.title}`}>{scoreboard.title}</h2>
        <dl className={styles.cells}>
          {metrics.map(({ target, suffix, label }) => (
            <div key={label} className={styles.cell}>
              <dt className="label">{label}</dt>
              <dd className={styles.digits} data-target={target} data-suffix={suffix}>
                {`${formatNumber(target)}${suffix}`}
              </dd>
            </div>
          ))}
        </dl>
        <dl className={styles.games}>
          {programs.length > 0 && (
            <div>
              <dt className="label">{scoreboard.programs}</dt>
              {programs.map(({ route, title }) => (
                <dd key={route}>
                  <Link href={route}>{title}</Link>
                </dd>
              ))}
            </div>
          )}
          <div>
            <dt className="label">{scoreboard.next.label}</dt>
            <dd>
              <Link href={routes.brands}>{scoreboard.next.text}</Link>
            </dd>
          </div>
        </dl>
      </div>
      <Counters sectionId={sectionIds.metrics} />
    </Section>
  );
}
