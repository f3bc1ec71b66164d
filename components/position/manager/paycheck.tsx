import { managerCopy } from '@/components/position/manager/copy';
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
          <strong className={styles.sum}>{sum},</strong> {terms.join(', ')}
        </p>
        <p className={styles.memo}>{memo}</p>
        <svg className={styles.signature} viewBox="0 0 180 48" aria-hidden="true" focusable="false">
          <path
            d="M4 42h172M20 12c14-6 32-6 40-4M40 10c-2 12-8 24-14 26s2-8 14-14 12-4 8 4 0 10 6 4 8-12 12-12-6 10 0 12 8-12 14-12-8 12 0 12 10-6 14-10-6 10 2 10 22-32 16-34-16 32-6 34 24-10 40-16"
            fill="none"
            stroke="currentColor"
            strokeWidth="2.5"
          />
        </svg>
      </div>
    </section>
  );
}
