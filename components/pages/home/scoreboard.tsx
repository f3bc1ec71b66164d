import { Picture } from '@/components/art/picture';
import { metrics, scoreboard } from '@/components/pages/home/copy';
import { Counters } from '@/components/pages/home/counters';
import floodlight from '@/components/pages/home/floodlight.svg';
import { Section } from '@/components/ui/section';
import { formatNumber } from '@/lib/format-number';
import { sectionIds } from '@/lib/site';
import styles from './scoreboard.module.css';

/** The metrics, drawn as a stadium scoreboard. The HTML contains the final values, over which Counters draws. */
export function Scoreboard() {
  return (
    <Section background="ink" id={sectionIds.metrics} tabIndex={-1} className={styles.stadium}>
      <div className={styles.board}>
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
        <p className={styles.summary}>{scoreboard.summary}</p>
      </div>
      <Counters sectionId={sectionIds.metrics} />
    </Section>
  );
}
