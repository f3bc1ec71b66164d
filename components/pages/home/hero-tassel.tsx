'use client';

import { useEffect, useRef } from 'react';
import { Drawing } from '@/components/art/drawing';
import tassel from '@/components/art/tassel.svg?raw';
import tasselStyles from '@/components/art/tassel.module.css';
import { makeTasselDraggable } from '@/components/pages/home/drag-tassel';
import handwriting from '@/components/pages/home/pull-handwriting.svg?raw';
import { nightUpdateEvent } from '@/components/ui/night';
import { NightSwitch } from '@/components/ui/night-switch';
import styles from './hero-tassel.module.css';

/**
 * The tassel in the hero, which switches between day and night. A client component, because server-rendered drawings
 * would be sent twice: as HTML and in the RSC payload.
 */
export function HeroTassel() {
  const label = useRef<HTMLLabelElement>(null);
  useEffect(() => {
    if (!label.current) return;
    // On this event, night-script.ts sets the state of the new switch.
    dispatchEvent(new Event(nightUpdateEvent));
    makeTasselDraggable(label.current);
  }, []);

  return (
    <NightSwitch ref={label} className={styles.switch} labelClassName={styles.label}>
      <Drawing svg={handwriting} className={styles.handwriting} />
      <span className={styles.rope}>
        <Drawing svg={tassel} className={`${tasselStyles.tassel} ${styles.tassel}`} />
      </span>
    </NightSwitch>
  );
}
