'use client';

import { useProgress } from '@/components/forms/client/form-context';
import styles from './punches.module.css';

/** The ticket's holes, small: one for each part of the form, punched once the part is finished. Decorative. */
export function Punches() {
  return (
    <span className={styles.punches} aria-hidden="true">
      {useProgress().finished.map((isFinished, part) => (
        <i key={part} data-finished={isFinished || undefined} />
      ))}
    </span>
  );
}
