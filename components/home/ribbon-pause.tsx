'use client';

import { useState } from 'react';
import { ribbon } from '@/components/home/copy';
import styles from './ribbon.module.css';

/**
 * Stops the ribbon, and starts it again. Before it is used, the ribbon also rests while this
 * button has the keyboard's focus; afterwards the visitor's choice stands (`data-paused`).
 */
export function RibbonPause() {
  const [paused, setPaused] = useState<boolean>();

  return (
    <button
      type="button"
      className={styles.pause}
      aria-pressed={paused ?? false}
      data-paused={paused}
      onClick={() => setPaused(!paused)}
    >
      <span className={styles.icon} aria-hidden="true" />
      {ribbon.pause} <span className="visually-hidden">{ribbon.pauseWhat}</span>
    </button>
  );
}
