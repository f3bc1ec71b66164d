'use client';

import { useState } from 'react';
import styles from './logo-strip.module.css';

/**
 * Stops the strip, and starts it again. Before it is used, the strip also stops while this
 * button has the keyboard's focus; afterwards the visitor's choice stands (`data-paused`). Its
 * words are handed in: imported here, all the page's words would come along as script.
 */
export function LogoStripPause({ pause, play, what }: Record<'pause' | 'play' | 'what', string>) {
  const [paused, setPaused] = useState<boolean>();

  return (
    <button
      type="button"
      className={`screen-only box ${styles.pause}`}
      data-paused={paused}
      onClick={() => setPaused(!paused)}
    >
      <span className={styles.icon} aria-hidden="true" />
      {paused ? play : pause} <span className="visually-hidden">{what}</span>
    </button>
  );
}
