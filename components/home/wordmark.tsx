import type { wordmarks } from '@/components/home/wordmarks';
import styles from './wordmark.module.css';

/** One brand's lettering, in one ink: letters, and a sign among, before or behind them. */
export function Wordmark({ name, look, before, sign, after }: (typeof wordmarks)[number]) {
  return (
    <li className={styles.mark} data-look={look}>
      <span className="visually-hidden">{name}</span>
      <span className={styles.drawing} aria-hidden="true">
        {before}
        {sign && (
          <svg className={styles.sign} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
            <path d={sign} fill="currentColor" fillRule="evenodd" />
          </svg>
        )}
        {typeof after === 'string' ? after : <Lines of={after} />}
      </span>
    </li>
  );
}

function Lines({ of }: { of?: readonly [string, string] }) {
  return (
    <span className={styles.lines}>
      {of?.map((line) => (
        <span key={line}>{line}</span>
      ))}
    </span>
  );
}
