'use client';

import { Drawing } from '@/components/art/drawing';
import { Tassel } from '@/components/art/tassel';
import pull from '@/components/home/pull.svg?raw';
import { NightSwitch } from '@/components/site/night-switch';
import styles from './pull.module.css';

/**
 * The tassel that hangs in the hero: whoever pulls it turns the site to night. The drawings
 * are in the script: what the server alone renders is in a page twice, as HTML and as data.
 */
export function Pull() {
  return (
    <NightSwitch className={styles.pull} wordClassName={styles.word}>
      <Drawing svg={pull} className={styles.hand} />
      <Tassel className={styles.tassel} />
    </NightSwitch>
  );
}
