import { Drawing } from '@/components/art/drawing';
import { Paper } from '@/components/art/paper';
import { page } from '@/components/roles/manager/copy';
import { figures } from '@/components/roles/manager/facts';
import guilloche from '@/components/roles/manager/guilloche.svg?raw';
import signature from '@/components/roles/manager/signature.svg?raw';
import { LogoMark } from '@/components/art/logo-mark';
import { site } from '@/lib/site';
import styles from './manager.module.css';

/** The pay, drawn as a check. */
export function Paycheck() {
  const { title, order, payee, sum, terms, memo, from } = page.pay;
  return (
    <section data-background="sky" data-side="left">
      <h2>{title}</h2>
      <Paper raise="large" className={`stack-4 ${styles.check}`}>
        <Drawing svg={guilloche} className={styles.guilloche} />
        <p className={styles.payee}>
          <span className="label">{order}</span> {payee}
        </p>
        <p className={`row-2 ${styles.bank}`}>
          <LogoMark size={24} />
          <span>
            {from} {site.name}
          </span>
        </p>
        <p className={styles.amount}>
          <strong className={`display ${styles.sum}`}>{sum}</strong> {terms}
        </p>
        <p className={styles.memo}>{memo}</p>
        <Drawing svg={signature} className={styles.signature} />
      </Paper>
    </section>
  );
}

const { hoursPerWeek, hoursPerMonth } = figures;
const weeks = Array.from({ length: Math.ceil(hoursPerMonth / hoursPerWeek) }, (_, week) => week);

/** Returns the line of a week's dots. The last week may be shorter. */
const drawWeek = (week: number) =>
  `M.5 ${week + 0.5}h${Math.min(hoursPerWeek, hoursPerMonth - week * hoursPerWeek) - 0.9}`;

/** The hours, beside the pay, and drawn as dots. */
export function WorkingHours() {
  const { title, week, month } = page.hours;
  return (
    <section data-background="green" data-side="right">
      <h2>{title}</h2>
      <p>
        <strong className={`display ${styles.sum}`}>{week}</strong>
        <span className="visually-hidden">, </span>
        {month}
      </p>
      <svg
        className={styles.dots}
        viewBox={`0 0 ${hoursPerWeek} ${weeks.length}`}
        aria-hidden="true"
      >
        <path d={drawWeek(0)} />
        <path d={weeks.slice(1).map(drawWeek).join('')} />
      </svg>
    </section>
  );
}
