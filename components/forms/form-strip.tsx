import type { ReactNode } from 'react';
import { getPartId } from '@/components/forms/ids';
import { formCopy } from '@/components/forms/copy';
import type { FormPart } from '@/lib/forms/types';
import styles from './form-strip.module.css';

interface FormStripProps {
  parts: readonly FormPart[];
  finished: readonly boolean[];
  /** Shown above the list on wide screens. */
  card: ReactNode;
}

/**
 * Links to the parts of a form: a sticky strip with a hole for each part on narrow screens, a list with their names
 * beside the form on wide ones. The hole of a finished part is punched.
 */
export function FormStrip({ parts, finished, card }: FormStripProps) {
  const finishedCount = finished.filter(Boolean).length;
  return (
    <div className={styles.side}>
      <div className={styles.sticky}>
        <div className={styles.card}>
          {card && <div className={styles.about}>{card}</div>}
          <nav className={`screen-only ${styles.strip}`} aria-label={formCopy.parts}>
            <ol role="list" className={styles.parts}>
              {parts.map(({ legend }, index) => (
                <li key={legend} data-finished={finished[index] || undefined}>
                  <a href={`#${getPartId(index)}`}>
                    <span className={styles.hole}>{index + 1}</span>
                    <span className={styles.legend}>{legend}</span>
                  </a>
                </li>
              ))}
            </ol>
            <p className={styles.count}>{formCopy.countParts(finishedCount, parts.length)}</p>
          </nav>
        </div>
      </div>
    </div>
  );
}
