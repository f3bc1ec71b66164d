import type { Logo } from '@/components/home/logos';
import styles from './wordmark.module.css';

/** One client on the strip. */
export function Wordmark({ name, file, width = 144 }: Logo) {
  return (
    <li className={`row-6 ${styles.mark}`}>
      {/* The optimizer of next/image refuses SVG, which needs none. */}
      {/* eslint-disable-next-line @next/next/no-img-element */}
      <img
        className={styles.logo}
        src={`/logos/${file}`}
        alt={name}
        width={width}
        height={48}
        loading="lazy"
      />
    </li>
  );
}

/** The filter that gives all logos the strip's ink, by day and by night: it keeps the shape of a file only. */
export function LogoInk() {
  return (
    <svg className={styles.filter} aria-hidden="true">
      <filter id="logo-ink">
        <feFlood className={styles.ink} />
        <feComposite operator="in" in2="SourceAlpha" />
      </filter>
    </svg>
  );
}
