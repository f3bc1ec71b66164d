import { managerCopy } from '@/components/position/manager/copy';
import { Guilloche } from '@/components/position/manager/guilloche';
import { Mark } from '@/components/ui/mark';
import { site } from '@/lib/site';
import styles from './paycheck.module.css';

/** The pay, written out on a check. */
export function Paycheck() {
  const { title, order, payee, amount, memo, from } = managerCopy.pay;
  const [sum, ...terms] = amount.split(', ');
  return (
    <section className={styles.pay}>
      <h2>{title}</h2>
      <div className={styles.check}>
        <Guilloche className={styles.guilloche} />
        <p className={styles.payee}>
          <span className="label">{order}</span> {payee}
        </p>
        <p className={styles.bank}>
          <Mark size={24} />
          <span>
            {from} {site.name}
          </span>
        </p>
        <p className={styles.amount}>
          <strong className={styles.sum}>{sum}</strong>
          <span className="visually-hidden">, </span>
          {terms.join(', ')}
        </p>
        <p className={styles.memo}>{memo}</p>
        <svg className={styles.signature} viewBox="0 0 180 52" aria-hidden="true" focusable="false">
          <path
            d="M4 48h172M34 23q-2-2-2-4-1-2 0-4 1-3 3-4 2-1 4-2 2-1 5-1 2-1 6 0 4 0 9 1 4 0 8 0 4 0 6 0 1-1 0-1-1-1-3 2-2 3-2 6 0 2 0 3M58 13q-4 2-5 4-2 1-6 8-4 7-5 11-2 3-2 4 0 1 1 2 0 0 4-3M84 33q-5 5-7 6-2 1-3 2-2 0-2-1-1-1 1-6 1-6-2-2-3 3-6 5-3 2-5 3-2 1-3 0-1-1-1-3 0-3 3-5 2-3 5-5 2-2 4-2 2-1 4-1 2 0 3 1M84 33q2-2 3-4 1-3 3-5 1-2 6-3 4-2 5-1 1 0 2 1 0 0-1 3M88 28q1 2 3 4 2 1 3 2 1 1 1 2 0 1-1 3-1 1-4 3-3 1-4 1-2 0-2-1-1-1 0-2M99 33q2-2 4-4 1-3 2-5 1-2 6-3 4-2 5-1 1 0 2 1 0 0-1 3M103 28q1 2 3 4 2 1 3 2 1 1 1 2 0 1-1 3-1 1-4 3-3 1-4 1-2 0-2-1 0-1 0-2M119 33q7-4 8-5 1-1 1-2-1-2-2-2-2 0-6 3-4 2-6 5-2 3-2 4 0 1 1 3 0 1 2 2 2 0 6 0 3-1 7-4 3-4 6-6 3-2 7-6 4-4 8-10 3-6 3-7 0-2-2-2-2 0-3 1-2 1-4 5-3 3-7 12-5 8-5 11-1 3 0 5 1 1 3 1 1 0 3-1 9-5 22-9"
            fill="none"
            stroke="currentColor"
            strokeWidth="2.5"
            strokeLinecap="round"
            strokeLinejoin="round"
          />
        </svg>
      </div>
    </section>
  );
}
