import type { Lettered, Logo } from '@/components/home/logos';
import styles from './wordmark.module.css';

/** One client on the strip: its logo, or letters in one ink with a sign among, before or behind them. */
export function Wordmark(mark: Lettered | Logo) {
  if ('file' in mark)
    return (
      <li className={`row-6 ${styles.mark}`}>
        {/* The optimizer of next/image refuses SVG, which needs none. */}
        {/* eslint-disable-next-line @next/next/no-img-element */}
        <img className={styles.logo} src={`/logos/${mark.file}`} alt={mark.name} loading="lazy" />
      </li>
    );
  const { name, look, before, sign, after } = mark;
  return (
    <li className={`row-6 ${styles.mark}`} data-look={look}>
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
