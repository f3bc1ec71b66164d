import { Picture } from '@/components/art/picture';
import { scoreboard } from '@/components/home/copy';
import { formatMetric } from '@/components/home/format-metric';
import { Counters } from '@/components/home/counters';
import floodlight from '@/components/home/floodlight.svg';
import { Section } from '@/components/ui/section';
import { metrics } from '@/components/home/copy';
import { sectionIds } from '@/lib/site';
import score from './score.module.css';
import styles from './scoreboard.module.css';

/** The metrics, drawn as a stadium scoreboard. The HTML contains the final values, which Counters animates. */
export function Scoreboard() {
  return (
    <Section background="ink" id={sectionIds.metrics} tabIndex={-1} className={styles.stadium}>
      <div className={styles.board}>
        <Picture file={floodlight} className={`screen-only ${styles.light}`} />
        <Picture file={floodlight} className={`screen-only ${styles.light}`} />
        <div className={styles.topRow}>
          <p className="label">{scoreboard.field}</p>
          <h2 className={`label row-2 ${styles.title}`}>{scoreboard.title}</h2>
          <p className="label" aria-hidden="true">
            {scoreboard.home}
          </p>
        </div>
        <dl className={score.cells}>
          {metrics.map(({ id, target, suffix, label }) => (
            <div key={id} className={score.cell}>
              <dt className="label">{label}</dt>
              <dd>
                <span className="visually-hidden">{formatMetric(target, suffix)}</span>
                {/* CSS reserves the width of `data-final` and prints its value. */}
                <span
                  className={score.digits}
                  aria-hidden="true"
                  data-final={formatMetric(target, suffix)}
                  data-target={target}
                  data-suffix={suffix}
                >
                  <span>{formatMetric(target, suffix)}</span>
                </span>
              </dd>
            </div>
          ))}
        </dl>
      </div>
      <Counters sectionId={sectionIds.metrics} />
    </Section>
  );
}
