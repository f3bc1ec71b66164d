'use client';

import { useEffect, useRef } from 'react';
import { Drawing } from '@/components/art/drawing';
import { Tassel } from '@/components/art/tassel';
import { hangCord } from '@/components/home/hang-cord';
import handwriting from '@/components/home/pull.svg?raw';
import { nightStorage } from '@/components/site/night';
import { NightSwitch } from '@/components/site/night-switch';
import styles from './pull.module.css';

/**
 * The tassel that hangs in the hero: a pull switches between day and night. The drawings are in the script:
 * what the server alone renders is in a page twice, as HTML and as data.
 */
export function Pull() {
  const label = useRef<HTMLLabelElement>(null);
  useEffect(() => {
    if (!label.current) return;
    dispatchEvent(new Event(nightStorage));
    hangCord(label.current);
  }, []);

  return (
    <NightSwitch ref={label} className={styles.pull} wordClassName={styles.word}>
      <Drawing svg={handwriting} className={styles.hand} />
      <Tassel className={styles.tassel} />
    </NightSwitch>
  );
}
