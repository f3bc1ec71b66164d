import { Drawing } from '@/components/art/drawing';
import ink from '@/components/art/ink.module.css';
import sheet from '@/components/pages/services/bubble-sheet.svg?raw';
import styles from './drawings.module.css';

/** A drawing of a multiple-choice test, whose bubbles are filled in with a pencil. Decorative. */
export function BubbleSheet() {
  return <Drawing svg={sheet} className={`${styles.sheet} ${ink.lines}`} />;
}
