import { Photo } from '@/components/art/photo';
import type { ClientLogo } from '@/components/pages/home/logos';
import styles from './logo-strip.module.css';

export function Wordmark({ name, file, width = 144 }: ClientLogo) {
  return (
    <li className={`row-6 ${styles.item}`}>
      <Photo
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

/** A filter that draws dark shapes in the strip's ink color and removes white backgrounds. */
export function LogoInkFilter() {
  return (
    <svg className={styles.filter} aria-hidden="true">
      <filter id="logo-ink">
        {/* Alpha is 2.5 × (1 − luminance): all but light colors are opaque. */}
        <feColorMatrix values="0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 -.53 -1.79 -.18 0 2.5" />
        <feComposite operator="in" in2="SourceAlpha" result="shape" />
        <feFlood className={styles.ink} />
        <feComposite operator="in" in2="shape" />
      </filter>
    </svg>
  );
}
