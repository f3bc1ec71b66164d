'use client';

import { useState } from 'react';
import styles from './logo-strip.module.css';

/**
 * Pauses and resumes the logo strip. Until it is pressed, keyboard focus on it also pauses the strip. Texts are props,
 * because importing them would add the copy of the whole page to its script.
 */
export function LogoStripPause({ pause, play, what }: Record<'pause' | 'play' | 'what', string>) {
  const [isPaused, setIsPaused] = useState<boolean>();

  return (
    <button
      type="button"
      className={`screen-only box ${styles.pause}`}
      data-paused={isPaused}
      onClick={() => setIsPaused(!isPaused)}
    >
      <span className={styles.icon} aria-hidden="true" />
      {isPaused ? play : pause} <span className="visually-hidden">{what}</span>
    </button>
  );
}
