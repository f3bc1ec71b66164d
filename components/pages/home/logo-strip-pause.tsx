'use client';

import { useState, type ReactNode } from 'react';
import styles from './logo-strip.module.css';

/**
 * Pauses and resumes the logo strip. Before the first press, focusing the button also pauses the strip. The text is a
 * prop, because an import would add home/copy.ts to the button’s script.
 */
export function LogoStripPause({ children }: { children: ReactNode }) {
  const [isPaused, setIsPaused] = useState<boolean>();

  return (
    <button
      type="button"
      className={`screen-only box tap ${styles.pause}`}
      aria-pressed={isPaused ?? false}
      data-untouched={isPaused === undefined || undefined}
      onClick={() => setIsPaused(!isPaused)}
    >
      <span className={styles.icon} aria-hidden="true" />
      {children}
    </button>
  );
}
