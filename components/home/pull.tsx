'use client';

import { useEffect, useRef } from 'react';
import { Drawing } from '@/components/art/drawing';
import { Tassel } from '@/components/art/tassel';
import { hangCord } from '@/components/home/hang-cord';
import handwriting from '@/components/home/pull.svg?raw';
import { nightStorageKey } from '@/components/site/night';
import { NightSwitch } from '@/components/site/night-switch';
import styles from './pull.module.css';

/**
 * The tassel in the hero, which switches between day and night. A client component, because the page would contain
 * server-rendered drawings twice: as HTML and as data.
 */
export function Pull() {
  const label = useRef<HTMLLabelElement>(null);
  useEffect(() => {
    if (!label.current) return;
    dispatchEvent(new Event(nightStorageKey));
    hangCord(label.current);
  }, []);

  return (
    <NightSwitch ref={label} className={styles.pull} wordClassName={styles.word}>
      <Drawing svg={handwriting} className={styles.hand} />
      <Tassel className={styles.tassel} />
    </NightSwitch>
  );
}
