'use client';

import { useState } from 'react';
import styles from './logo-strip.module.css';

/**
 * Pauses and resumes the logo strip. Before the first press, focusing the button also pauses the strip. Texts are
 * props, because an import would add home/copy.ts to the button’s script.
 */
export function LogoStripPause({
  pause,
  play,
  hiddenLabel,
}: Record<'pause' | 'play' | 'hiddenLabel', string>) {
  const [isPaused, setIsPaused] = useState<boolean>();

  return (
    <button
      type="button"
      className={`screen-only box ${styles.pause}`}
      data-paused={isPaused}
      onClick={() => setIsPaused(!isPaused)}
    >
      <span className={styles.icon} aria-hidden="true" />
      {isPaused ? play : pause} <span className="visually-hidden">{hiddenLabel}</span>
    </button>
  );
}
