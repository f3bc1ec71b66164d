'use client';

import { Drawing } from '@/components/art/drawing';
import { Tassel } from '@/components/art/tassel';
import pull from '@/components/home/pull.svg?raw';
import styles from './pull.module.css';

/**
 * The tassel is the label of a checkbox, and styles do the rest (pull.module.css, hero.module.css,
 * components/art/campus.module.css): it works without JavaScript, and is forgotten with the page. Its
 * drawings are in the script: what the server alone renders is in a page twice, as HTML and as data.
 */
export function Pull({ label }: { label: string }) {
  return (
    <label className={styles.pull}>
      <input type="checkbox" className={styles.box} data-night="" />
      <span className={`label ${styles.word}`}>{label}</span>
      <Drawing svg={pull} className={styles.word} />
      <Tassel className={styles.tassel} />
    </label>
  );
}
